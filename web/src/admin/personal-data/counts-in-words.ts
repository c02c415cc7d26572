import type { ErasedCounts } from '@reelists/contract';

const counted = (count: number, one: string, many: string) =>
  count === 0 ? [] : [`${count.toLocaleString('en-IE')} ${count === 1 ? one : many}`];

/** `1 enquiry, 1 booking and 3 mails`; `nothing` when there is none of any kind. */
export const countsInWords = ({ contacts, bookings, mails }: ErasedCounts): string => {
  const parts = [
    ...counted(contacts, 'enquiry', 'enquiries'),
    ...counted(bookings, 'booking', 'bookings'),
    ...counted(mails, 'mail', 'mails'),
  ];
  const last = parts.pop();
  if (last === undefined) return 'nothing';
  return parts.length > 0 ? `${parts.join(', ')} and ${last}` : last;
};
