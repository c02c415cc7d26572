import type { MailReply, MailsReply, MailStatus } from '@reelists/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { apiGet, apiPost } from './client.ts';
import { listParams } from './list-view.ts';

interface MailList {
  page: number;
  page_size: number;
  status?: MailStatus | undefined;
}

/** Staff: one page of the outbox, with how many wait and how many failed. */
export const mailsQuery = ({ status, ...paging }: MailList) =>
  queryOptions({
    queryKey: ['mails', { ...paging, status }],
    queryFn: (context) => {
      const query = listParams(paging);
      if (status) query.set('status', status);
      return apiGet<MailsReply>(`/mails/?${query}`, context);
    },
    placeholderData: keepPreviousData,
  });

/** Staff: once more, from the first attempt. */
export const resendMail = (id: string) =>
  apiPost<MailReply>(`/mails/resend/${encodeURIComponent(id)}`);
