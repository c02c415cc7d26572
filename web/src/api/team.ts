import type { ItemsReply, TeamMember } from '@reelists/contract';
import { queryOptions } from '@tanstack/react-query';
import { apiGet } from './client.ts';

export const teamQuery = () =>
  queryOptions({
    queryKey: ['team', 'list'],
    queryFn: async (context) => (await apiGet<ItemsReply<TeamMember>>('/team/', context)).items,
  });
