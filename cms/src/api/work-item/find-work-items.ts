import type { Placement } from '@reelists/contract';
import type { Core } from '@strapi/strapi';
import type { WorkItemRow } from './present';

const FILES = { thumbnail: true, video_file: true } as const;

/** The films of one grid, in the order staff dragged them into. */
export const findPlacedWorkItems = async (
  strapi: Core.Strapi,
  placement: Placement,
): Promise<WorkItemRow[]> => {
  const grid = await strapi.documents('api::placement.placement').findFirst({
    filters: { key: placement },
    populate: { work_items: { populate: FILES } },
  });
  return (grid?.work_items ?? []) as unknown as WorkItemRow[];
};

/** Every film: those of /our-work in its order, then the ones it does not show, oldest first. */
export const findAllWorkItems = async (strapi: Core.Strapi): Promise<WorkItemRow[]> => {
  const placed = await findPlacedWorkItems(strapi, 'work');
  const others = await strapi.documents('api::work-item.work-item').findMany({
    filters: { documentId: { $notIn: placed.map(({ documentId }) => documentId) } },
    sort: 'id:asc',
    populate: FILES,
    limit: -1,
  });
  return [...placed, ...(others as unknown as WorkItemRow[])];
};
