import type { BookingDetailReply, BookingReply, BookingsReply, NearSlot } from '@reelists/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { apiGet, apiPost } from './client.ts';
import { apiGetFile } from './get-file.ts';
import { listParams, type ListView } from './list-view.ts';

/** Staff: one page of the bookings, with how many nobody has opened. */
export const bookingsQuery = (list: Partial<ListView>) =>
  queryOptions({
    queryKey: ['bookings', 'list', list],
    queryFn: (context) => apiGet<BookingsReply>(`/bookings/?${listParams(list)}`, context),
    placeholderData: keepPreviousData,
  });

/** Staff: one booking, with what has happened to it and what else is known. */
export const bookingQuery = (id: string) =>
  queryOptions({
    queryKey: ['bookings', 'detail', id],
    queryFn: async (context) => {
      const path = `/bookings/get/${encodeURIComponent(id)}` as const;
      const { booking, notes } = await apiGet<BookingDetailReply>(path, context);
      return { ...booking, notes };
    },
  });

/** Staff: somebody has opened it, or it is to count as unread again. */
export const readBooking = (id: string, is_read: boolean) =>
  apiPost<BookingReply>(`/bookings/read/${encodeURIComponent(id)}`, { is_read });

/** Staff: the appointment, or its cancellation, as an iCalendar file. */
export const getBookingCalendar = (id: string) =>
  apiGetFile(`/bookings/calendar/${encodeURIComponent(id)}`);

/** Staff: the bookings a search finds, as a CSV file. */
export const exportBookings = (list: Partial<ListView>) =>
  apiGetFile(`/bookings/export?${listParams(list)}`);

/** Staff: into the view `spam`, or back out of it. */
export const markBookingSpam = (id: string, is_spam: boolean) =>
  apiPost<BookingReply>(`/bookings/spam/${encodeURIComponent(id)}`, { is_spam });

/** Staff: another time for it; its visitor gets a mail unless `tell` is false. */
export const moveBooking = (id: string, move: NearSlot & { tell: boolean }) =>
  apiPost<BookingReply>(`/bookings/move/${encodeURIComponent(id)}`, move);

/** Staff: it does not take place, and its time is free again; `line` goes into the visitor's mail. */
export const cancelBooking = (id: string, telling: { tell: boolean; line: string }) =>
  apiPost<BookingReply>(`/bookings/cancel/${encodeURIComponent(id)}`, telling);
