import { NOT_A_PICTURE, NOT_A_VIDEO, REQUIRED } from '@reelists/contract';
import type { Context } from 'koa';
import { refuse } from '../lib/validate';
import { checkSize, type TempFile } from './judge-uploads';
import { sniff, type FileKind } from './sniff';
import { WrongKindOfFile } from './wrong-kind-of-file';

type FilesOf<F extends string> = Partial<Record<F, TempFile>>;

/**
 * The files of a multipart request, at most one in each of the fields that `kinds` names.
 * @throws a 400 naming a field with several files or one the call does not know, a 415 for bytes
 * that are not of the field's kind, a 413 for too many of them.
 */
export const takeFiles = async <F extends string>(
  ctx: Context,
  kinds: Record<F, FileKind>,
): Promise<FilesOf<F>> => {
  const files: FilesOf<F> = {};
  for (const [field, value] of Object.entries(ctx.request.files ?? {})) {
    if (!(field in kinds)) refuse(field, `Send the file as ${Object.keys(kinds).join(' or ')}`);
    if (Array.isArray(value)) refuse(field, 'Send one file');
    const file = value as unknown as TempFile;
    // A form sends an empty file for a field where none was chosen.
    if (file.size === 0 && !file.originalFilename) continue;
    const kind = kinds[field as F];
    checkSize(file, kind);
    if ((await sniff(file.filepath))?.kind !== kind)
      throw new WrongKindOfFile(kind === 'image' ? NOT_A_PICTURE : NOT_A_VIDEO, field);
    files[field as F] = file;
  }
  return files;
};

/** @throws a 400 naming `field` when no file came in it. */
export const requireFile = (file: TempFile | undefined, field: string): TempFile =>
  file ?? refuse(field, REQUIRED);
