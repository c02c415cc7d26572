import type { Core } from '@strapi/strapi';
import { preparePictures } from './prepare-pictures';
import { seedContent } from './seed-content';
import { seedPageTexts } from './seed-page-texts';
import { seedRoles } from './seed-roles';
import { seedStaff } from './seed-staff';

/**
 * Fills an empty database, once. All of it in one transaction with the mark that it was done: a
 * start that is cut short is simply begun again.
 */
export const seedDatabase = async (strapi: Core.Strapi): Promise<void> => {
  const mark = strapi.store({ type: 'app', name: 'reelists', key: 'seeded_at' });
  if (!(await mark.get({}))) {
    process.stdout.write('  … a new database, with the site’s first content\n');
    await preparePictures();
    await strapi.db.transaction(async () => {
      await seedRoles(strapi);
      await seedContent(strapi);
      await mark.set({ value: new Date().toISOString() });
    });
  }
  await seedPageTexts(strapi);
  await seedStaff(strapi);
};
