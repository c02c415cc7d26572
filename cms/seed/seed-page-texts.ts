import type { PageText } from '@reelists/contract';
import type { Core } from '@strapi/strapi';
import pageTexts from './page-texts.json';

type Block = Omit<PageText, '_id' | 'fields'> & {
  fields: Omit<PageText['fields'][number], 'text'>[];
};
const blocks = pageTexts as Block[];

interface FieldRow {
  name: string;
  label: string;
  kind: string;
  default_text: string | null;
  text: string | null;
}
interface BlockRow {
  documentId: string;
  key: string;
  page: string;
  label: string;
  order: number | null;
  fields: FieldRow[];
}

/** The block as the site's code wants it, with the words staff gave it so far. */
const wanted = (block: Block, order: number, fields: FieldRow[] = []) => ({
  key: block.key,
  page: block.page,
  label: block.label,
  order,
  fields: block.fields.map((field) => ({
    ...field,
    text: fields.find(({ name }) => name === field.name)?.text ?? field.default_text,
  })),
});
type WantedBlock = ReturnType<typeof wanted>;

const isAsWanted = (row: BlockRow, block: WantedBlock) =>
  row.page === block.page &&
  row.label === block.label &&
  row.order === block.order &&
  row.fields.length === block.fields.length &&
  block.fields.every((field, index) => {
    const { name, label, kind, default_text } = row.fields[index] as FieldRow;
    return (
      name === field.name &&
      label === field.label &&
      kind === field.kind &&
      (default_text ?? '') === field.default_text
    );
  });

/**
 * Brings the blocks of page-texts.json into the database: those a new version of the site asks for
 * appear with their default words. What staff wrote stays.
 */
export const seedPageTexts = async (strapi: Core.Strapi): Promise<void> => {
  const documents = strapi.documents('api::page-text.page-text');
  const rows = (await documents.findMany({
    populate: { fields: true },
    limit: -1,
  })) as unknown as BlockRow[];
  for (const [order, block] of blocks.entries()) {
    const row = rows.find(({ key }) => key === block.key);
    const data = wanted(block, order, row?.fields);
    if (!row) await documents.create({ data });
    else if (!isAsWanted(row, data)) await documents.update({ documentId: row.documentId, data });
  }
};
