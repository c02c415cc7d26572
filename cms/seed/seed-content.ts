import type { Core } from '@strapi/strapi';
import { SHOWREEL_VIDEO_ID } from '@reelists/contract';
import { GALLERY_COUNT } from './content/gallery';
import { posts } from './content/posts';
import { team } from './content/team';
import { testimonials } from './content/testimonials';
import { videoSlots } from './content/video-slots';
import { placements, work } from './content/work';
import altTexts from './media/alt.json';
import { seedMedia, type IdOf, type SeedFile } from './seed-media';

/** The nth picture of a series, `stills/work-01.jpg` being the first. */
const numbered = (series: 'stills/work' | 'team/team' | 'gallery/studio', index: number) =>
  `${series}-${String(index + 1).padStart(2, '0')}.jpg` as SeedFile;

const seedWork = async (strapi: Core.Strapi, idOf: IdOf) => {
  const ids: string[] = [];
  for (const [index, film] of work.entries()) {
    const { documentId } = await strapi.documents('api::work-item.work-item').create({
      data: {
        ...film,
        video_id: SHOWREEL_VIDEO_ID,
        thumbnail: idOf(numbered('stills/work', index)),
      },
    });
    ids.push(documentId);
  }
  for (const { key, label, films } of placements)
    await strapi.documents('api::placement.placement').create({
      data: { key, label, work_items: films.map((number) => ids[number - 1] as string) },
    });
};

const seedPeople = async (strapi: Core.Strapi, idOf: IdOf) => {
  for (const [order, testimonial] of testimonials.entries())
    await strapi
      .documents('api::testimonial.testimonial')
      .create({ data: { ...testimonial, order } });
  for (const [order, member] of team.entries())
    await strapi.documents('api::team-member.team-member').create({
      data: { ...member, order, img: idOf(numbered('team/team', order)) },
    });
};

const seedGallery = async (strapi: Core.Strapi, idOf: IdOf) => {
  for (let order = 0; order < GALLERY_COUNT; order += 1) {
    const file = numbered('gallery/studio', order);
    await strapi
      .documents('api::gallery-image.gallery-image')
      .create({ data: { order, alt: altTexts[file], img: idOf(file) } });
  }
};

const seedVideoSlots = async (strapi: Core.Strapi, idOf: IdOf) => {
  for (const { slot, video, poster } of videoSlots)
    await strapi.documents('api::video-slot.video-slot').create({
      data: {
        page: slot[0],
        section: slot[1],
        files: [idOf(video)],
        poster: idOf(poster),
      },
    });
};

const seedPosts = async (strapi: Core.Strapi, idOf: IdOf) => {
  // Oldest first, so that rows made in the same second keep the order of their dates.
  for (const { title, date, status, image, wysiwyg } of posts.toReversed())
    await strapi.documents('api::post.post').create({
      data: {
        title,
        wysiwyg,
        header_image: idOf(image),
        ...(status === 'Published' && { first_published_at: `${date}T09:00:00.000Z` }),
      },
      status: status === 'Published' ? 'published' : 'draft',
    });
};

/** Everything the site shows on its first day, in an empty database. */
export const seedContent = async (strapi: Core.Strapi): Promise<void> => {
  const idOf = await seedMedia(strapi);
  await seedWork(strapi, idOf);
  await seedPeople(strapi, idOf);
  await seedGallery(strapi, idOf);
  await seedVideoSlots(strapi, idOf);
  await seedPosts(strapi, idOf);
};
