import type { ItemsReply, GalleryImage } from '@reelists/contract';
import { queryOptions } from '@tanstack/react-query';
import { apiGet } from './client.ts';

export const galleryQuery = () =>
  queryOptions({
    queryKey: ['gallery', 'list'],
    queryFn: async (context) =>
      (await apiGet<ItemsReply<GalleryImage>>('/gallery/', context)).items,
  });
