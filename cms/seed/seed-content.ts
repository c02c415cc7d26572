import type { Core } from '@strapi/strapi';
import { SHOWREEL_VIDEO_ID } from '@reelists/contract';
import { GALLERY_COUNT } from './content/gallery';
import { posts } from './content/posts';
import { team } from './content/team';
import { testimonials } from './content/testimonials';
import { videoSlots } from './content/video-slots';
import { placements, work } from './content/work';
import altTexts from './media/alt.json';
import { SeedMedia } from './seed-media';

/** The number of the nth picture of a folder, counted from 01. */
const numbered = (index: number) => String(index + 1).padStart(2, '0');

const seedWork = async (strapi: Core.Strapi, media: SeedMedia) => {
  const ids: string[] = [];
  for (const [index, film] of work.entries()) {
    const { documentId } = await strapi.documents('api::work-item.work-item').create({
      data: {
        ...film,
        video_id: SHOWREEL_VIDEO_ID,
        thumbnail: await media.idOf(`stills/work-${numbered(index)}.jpg`),
      },
    });
    ids.push(documentId);
  }
  for (const { key, label, films } of placements)
    await strapi.documents('api::placement.placement').create({
      data: { key, label, work_items: films.map((number) => ids[number - 1] as string) },
    });
};

const seedPeople = async (strapi: Core.Strapi, media: SeedMedia) => {
  for (const [order, testimonial] of testimonials.entries())
    await strapi
      .documents('api::testimonial.testimonial')
      .create({ data: { ...testimonial, order } });
  for (const [order, member] of team.entries())
    await strapi.documents('api::team-member.team-member').create({
      data: { ...member, order, img: await media.idOf(`team/team-${numbered(order)}.jpg`) },
    });
};

const seedGallery = async (strapi: Core.Strapi, media: SeedMedia) => {
  for (let order = 0; order < GALLERY_COUNT; order += 1) {
    const file = `gallery/studio-${numbered(order)}.jpg` as keyof typeof altTexts;
    await strapi
      .documents('api::gallery-image.gallery-image')
      .create({ data: { order, alt: altTexts[file], img: await media.idOf(file) } });
  }
};

const seedVideoSlots = async (strapi: Core.Strapi, media: SeedMedia) => {
  for (const { slot, loop, poster = `loops/${loop}.jpg` } of videoSlots)
    await strapi.documents('api::video-slot.video-slot').create({
      data: {
        page: slot[0],
        section: slot[1],
        files: [await media.idOf(`loops/${loop}.mp4`)],
        poster: await media.idOf(poster),
      },
    });
};

const seedPosts = async (strapi: Core.Strapi, media: SeedMedia) => {
  // Oldest first, so that rows made in the same second keep the order of their dates.
  for (const { title, date, status, image, wysiwyg } of posts.toReversed())
    await strapi.documents('api::post.post').create({
      data: {
        title,
        wysiwyg,
        header_image: await media.idOf(image),
        ...(status === 'Published' && { first_published_at: `${date}T09:00:00.000Z` }),
      },
      status: status === 'Published' ? 'published' : 'draft',
    });
};

/** Everything the site shows on its first day, in an empty database. */
export const seedContent = async (strapi: Core.Strapi): Promise<void> => {
  const media = new SeedMedia(strapi);
  await seedWork(strapi, media);
  await seedPeople(strapi, media);
  await seedGallery(strapi, media);
  await seedVideoSlots(strapi, media);
  await seedPosts(strapi, media);
};
