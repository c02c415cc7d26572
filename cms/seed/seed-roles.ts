import type { Core } from '@strapi/strapi';
import { ROLE_CODES } from '../src/lib/find-staff';

const CONTENT = [
  'api::gallery-image.gallery-image',
  'api::placement.placement',
  'api::page-text.page-text',
  'api::post.post',
  'api::team-member.team-member',
  'api::testimonial.testimonial',
  'api::video-slot.video-slot',
  'api::work-item.work-item',
];
const ENQUIRIES = [
  'api::booking.booking',
  'api::consultation.consultation',
  'api::contact.contact',
];
/** Rows the site's code asks for by name: people change what is in them. */
const FIXED = [
  'api::page-text.page-text',
  'api::placement.placement',
  'api::video-slot.video-slot',
];
const EXPLORER = 'plugin::content-manager.explorer';

const MEDIA_ACTIONS = [
  'plugin::upload.read',
  'plugin::upload.configure-view',
  'plugin::upload.assets.create',
  'plugin::upload.assets.update',
  'plugin::upload.assets.download',
  'plugin::upload.assets.copy-link',
];

interface Action {
  actionId: string;
  section: string;
  subjects?: string[];
}
interface Permission {
  action: string;
  subject: string;
}

/** What one may do with these content types in the panel, every field of them. */
const contentPermissions = (
  strapi: Core.Strapi,
  subjects: string[],
  verbs: string[],
): Permission[] => {
  const actions: Action[] = strapi.service('admin::permission').actionProvider.values();
  const wanted = actions.filter(({ actionId }) =>
    verbs.some((verb) => actionId === `${EXPLORER}.${verb}`),
  );
  const all: Permission[] = strapi
    .service('admin::content-type')
    .getPermissionsWithNestedFields(wanted);
  return all.filter(
    ({ action, subject }) =>
      subjects.includes(subject) && !(FIXED.includes(subject) && /\.(create|delete)$/.test(action)),
  );
};

/**
 * The panel's roles as the product has them. Strapi's own Editor may open everything, enquiries
 * too, and its Author is nobody here.
 */
export const seedRoles = async (strapi: Core.Strapi): Promise<void> => {
  const roles = strapi.service('admin::role');
  const byCode = (code: string) => strapi.db.query('admin::role').findOne({ where: { code } });

  const administrator = await byCode(ROLE_CODES.administrator);
  await roles.update(
    { id: administrator.id },
    { name: 'Administrator', description: 'May do everything, and lets people in.' },
  );

  const editor = await byCode(ROLE_CODES.editor);
  await roles.update(
    { id: editor.id },
    { name: 'Editor', description: 'Writes the site: posts, words, videos, work, people.' },
  );
  await roles.assignPermissions(editor.id, [
    ...contentPermissions(strapi, CONTENT, ['create', 'read', 'update', 'delete', 'publish']),
    ...MEDIA_ACTIONS.map((action) => ({ action })),
  ]);

  const producer = await roles.create({
    name: 'Producer',
    code: ROLE_CODES.producer,
    description: 'Answers enquiries and bookings.',
  });
  await roles.assignPermissions(
    producer.id,
    contentPermissions(strapi, ENQUIRIES, ['read', 'update', 'delete']),
  );

  const author = await byCode('strapi-author');
  if (author) await roles.deleteByIds([author.id]);
};
