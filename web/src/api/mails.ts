import type { MailReply, MailsReply, ResendFailedReply } from '@reelists/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { apiGet, apiPost } from './client.ts';
import { listParams, type ListView } from './list-view.ts';

/** Staff: one page of the outbox, with how many each view holds. */
export const mailsQuery = (list: Partial<ListView>) =>
  queryOptions({
    queryKey: ['mails', 'list', list],
    queryFn: (context) => apiGet<MailsReply>(`/mails/?${listParams(list)}`, context),
    placeholderData: keepPreviousData,
  });

/** Staff: one mail. */
export const mailQuery = (id: string) =>
  queryOptions({
    queryKey: ['mails', 'detail', id],
    queryFn: async (context) =>
      (await apiGet<MailReply>(`/mails/get/${encodeURIComponent(id)}`, context)).mail,
  });

/** Staff: once more, from the first attempt. */
export const resendMail = (id: string) =>
  apiPost<MailReply>(`/mails/resend/${encodeURIComponent(id)}`);

/** Staff: the same for everything that failed. */
export const resendFailedMails = () => apiPost<ResendFailedReply>('/mails/resend-failed');
