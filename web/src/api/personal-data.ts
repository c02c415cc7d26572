import type {
  EraseReply,
  ErasuresReply,
  PersonalDataReply,
  RetentionReply,
} from '@reelists/contract';
import { queryOptions } from '@tanstack/react-query';
import { apiGet, apiPost } from './client.ts';

/** Staff: all that is held on an email address. A POST, so that no address stands in a log. */
export const heldDataQuery = (email: string) =>
  queryOptions({
    queryKey: ['personal-data', 'held', email],
    queryFn: async ({ signal }) =>
      (await apiPost<PersonalDataReply>('/personal-data/find', { email }, { signal })).held,
  });

/** Staff: all of it goes, and a record without the data stays. */
export const erasePersonalData = (email: string) =>
  apiPost<EraseReply>('/personal-data/erase', { email });

/** Staff: what was erased before, newest first. */
export const erasuresQuery = () =>
  queryOptions({
    queryKey: ['personal-data', 'erasures'],
    queryFn: async (context) =>
      (await apiGet<ErasuresReply>('/personal-data/erasures', context)).items,
  });

/** Staff: how long each kind is kept, and what the next daily deletion would take. */
export const retentionQuery = () =>
  queryOptions({
    queryKey: ['personal-data', 'retention'],
    queryFn: (context) => apiGet<RetentionReply>('/personal-data/retention', context),
  });
