import type { ItemsReply, Testimonial } from '@reelists/contract';
import { queryOptions } from '@tanstack/react-query';
import { apiGet } from './client.ts';

export const testimonialsQuery = () =>
  queryOptions({
    queryKey: ['testimonials', 'list'],
    queryFn: async (context) =>
      (await apiGet<ItemsReply<Testimonial>>('/testimonials/', context)).items,
  });
