import type { Core } from '@strapi/strapi';
import type { PostDetails } from '@reelists/contract';
import { inSavepoint } from '../../lib/in-transaction';
import { isUniqueViolation } from '../../lib/is-unique-violation';
import { refuse } from '../../lib/validate';
import type { TempFile } from '../../uploads/judge-uploads';
import { removeUnusedFiles } from '../../uploads/remove-unused-files';
import { storeFile, type StoredMedia } from '../../uploads/store-file';
import { findPictureFiles } from './find-pictures';
import { POST_UID, type PostRow } from './post-row';

type Row = PostRow & { header_image: StoredMedia | null };

/** Posts of one title made at once may choose the same slug; each round, one of them gets its own. */
const TRIES = 10;

const draftOf = (strapi: Core.Strapi, documentId: string): Promise<Row | null> =>
  strapi.db.query(POST_UID).findOne({
    where: { documentId, publishedAt: { $null: true } },
    populate: { header_image: true },
  });

/** What the details say of the post itself, as Strapi takes it. */
const contentOf = ({ title, slug, wysiwyg, status, publish_at }: PostDetails) => {
  const isScheduled = status === 'Scheduled' && publish_at;
  if (isScheduled && publish_at.getTime() <= Date.now())
    refuse('publish_at', 'Pick a time that is still to come');
  // Strapi's types leave out the null that empties a date.
  return {
    title,
    ...(slug && { slug }),
    wysiwyg,
    publish_at: (isScheduled ? publish_at.toISOString() : null) as string,
  };
};

/** Stores the picture, writes the post around it, and takes the picture back when that fails. */
const withPicture = async <T>(
  strapi: Core.Strapi,
  picture: TempFile | undefined,
  alt: string | undefined,
  write: (stored: StoredMedia | null) => Promise<T>,
): Promise<T> => {
  const stored = picture ? await storeFile(strapi, picture, alt) : null;
  try {
    return await write(stored);
  } catch (error) {
    if (stored) await removeUnusedFiles(strapi, [stored.id]);
    throw error;
  }
};

/** Makes a post with the status its details ask for; gives its document id. */
export const createPost = (
  strapi: Core.Strapi,
  details: PostDetails,
  picture?: TempFile,
): Promise<string> => {
  const { status, header_image_alt } = details;
  const content = contentOf(details);
  return withPicture(strapi, picture, header_image_alt, async (stored) => {
    for (let tries = 1; ; tries += 1) {
      try {
        const { documentId } = await inSavepoint(strapi, () =>
          strapi.documents(POST_UID).create({
            data: { ...content, header_image: stored?.id ?? null },
            status: status === 'Published' ? 'published' : 'draft',
          }),
        );
        return documentId;
      } catch (error) {
        if (tries === TRIES || !isUniqueViolation(error)) throw error;
      }
    }
  });
};

/**
 * Marks the draft as changed if it is still as the editor saw it. One statement, so that of two
 * people saving at once only one is let through.
 */
const claim = async (strapi: Core.Strapi, documentId: string, expected: string | undefined) => {
  if (!expected) return true;
  const updatedAt = new Date(expected);
  if (Number.isNaN(updatedAt.getTime())) refuse('expected_updated_at', 'Must be a date and time');
  const { count } = await strapi.db.query(POST_UID).updateMany({
    where: { documentId, publishedAt: { $null: true }, updatedAt },
    data: { updatedAt: new Date() },
  });
  return count > 0;
};

const describe = async (strapi: Core.Strapi, image: StoredMedia, alternativeText?: string) => {
  if (alternativeText === undefined || alternativeText === (image.alternativeText ?? '')) return;
  await strapi.plugin('upload').service('upload').updateFileInfo(image.id, { alternativeText });
};

/** `missing`: no such post. `conflict`: somebody saved it after the editor opened it. */
export type UpdateOutcome = 'saved' | 'missing' | 'conflict';

/** Writes the details over the post and gives it the status they ask for. */
export const updatePost = async (
  strapi: Core.Strapi,
  documentId: string,
  details: PostDetails,
  picture?: TempFile,
): Promise<UpdateOutcome> => {
  const { status, header_image_alt, remove_header_image } = details;
  const content = contentOf(details);
  const former = await draftOf(strapi, documentId);
  if (!former) return 'missing';
  const formerImage = former.header_image;
  return withPicture(strapi, picture, header_image_alt, async (stored) => {
    const isReplaced = Boolean(stored) || remove_header_image;
    const isSaved = await strapi.db.transaction(async () => {
      if (!(await claim(strapi, documentId, details.expected_updated_at))) return false;
      await strapi.documents(POST_UID).update({
        documentId,
        data: { ...content, ...(isReplaced && { header_image: stored?.id ?? null }) },
        status: status === 'Published' ? 'published' : 'draft',
      });
      if (status !== 'Published') await strapi.documents(POST_UID).unpublish({ documentId });
      return true;
    });
    const unused = isSaved ? isReplaced && formerImage : stored;
    if (unused) await removeUnusedFiles(strapi, [unused.id]);
    if (!isSaved) return 'conflict';
    if (formerImage && !isReplaced) await describe(strapi, formerImage, header_image_alt);
    return 'saved';
  });
};

/** Takes the post away, and those of its pictures that nothing else shows; false when there is none. */
export const deletePost = async (strapi: Core.Strapi, documentId: string): Promise<boolean> => {
  const versions: Row[] = await strapi.db
    .query(POST_UID)
    .findMany({ where: { documentId }, populate: { header_image: true } });
  if (versions.length === 0) return false;
  const bodies = versions.map(({ wysiwyg }) => wysiwyg ?? '').join('');
  const pictures = [
    ...versions.flatMap(({ header_image }) => header_image ?? []),
    ...(await findPictureFiles(strapi, bodies)),
  ];
  await strapi.documents(POST_UID).delete({ documentId });
  await removeUnusedFiles(strapi, [...new Set(pictures.map(({ id }) => id))]);
  return true;
};
