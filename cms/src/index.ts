import type { Core } from '@strapi/strapi';
import { seedDatabase } from '../seed/seed-database';
import { keepBookingRules } from './api/booking/keep-booking-rules';
import { explainTakenSlots } from './api/booking/slot-taken-error';
import { seedConsultationSettings } from './api/consultation/consultation-settings';
import { keepSlugsUnique } from './api/post/free-slug';
import { keepPostRules } from './api/post/keep-post-rules';
import { schedulePosts } from './api/post/publish-due-posts';
import { scheduleDeletion, seedRetention } from './api/retention/retention';
import { closeSignUp, hideSiteUsers } from './lib/close-sign-up';
import { forgetCountsOnWrite } from './lib/count-rows';
import { ensureIndexes } from './lib/ensure-indexes';
import { keepSearchText } from './lib/keep-search-text';
import { MAIL_UID } from './mail/mail-row';
import { startMailWorker } from './mail/mail-worker';
import { usePictureFormats } from './media/use-picture-formats';
import { keepFixedRows } from './panel/keep-fixed-rows';
import { mountSite } from './site/mount-site';
import { judgeUploads } from './uploads/judge-uploads';
import { clearTempFolder } from './uploads/temp-folder';

export default {
  register({ strapi }: { strapi: Core.Strapi }) {
    clearTempFolder();
    judgeUploads(strapi);
    usePictureFormats(strapi);
    hideSiteUsers(strapi);
  },
  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    keepPostRules(strapi);
    explainTakenSlots(strapi);
    keepBookingRules(strapi);
    await keepSearchText(strapi);
    forgetCountsOnWrite(strapi, ['api::contact.contact', 'api::booking.booking', MAIL_UID]);
    await ensureIndexes(strapi);
    await keepSlugsUnique(strapi);
    await closeSignUp(strapi);
    await seedDatabase(strapi);
    await seedConsultationSettings(strapi);
    await seedRetention(strapi);
    keepFixedRows(strapi);
    await startMailWorker(strapi);
    scheduleDeletion(strapi);
    await mountSite(strapi);
    schedulePosts(strapi);
  },
};
