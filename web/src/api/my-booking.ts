import type {
  BookingDetails,
  CreateBookingReply,
  MyBookingReply,
  NearSlot,
  SlotGone,
} from '@reelists/contract';
import { queryOptions } from '@tanstack/react-query';
import { apiPost, type ApiError } from './client.ts';
import type { PublicForm } from './public-form.ts';

/** Books a consultation; the answer's `message` is for the visitor. */
export const createBooking = (form: PublicForm<BookingDetails>, idempotencyKey: string) =>
  apiPost<CreateBookingReply>('/bookings/create', form, { idempotencyKey });

/** The booking whose mail holds this token, for as long as the token is good. */
export const myBookingQuery = (token: string) =>
  queryOptions({
    queryKey: ['my-booking', token],
    queryFn: () => apiPost<MyBookingReply>('/bookings/mine', { token }),
  });

export const moveMyBooking = (token: string, when: NearSlot) =>
  apiPost<MyBookingReply>('/bookings/mine/move', { token, ...when });

export const cancelMyBooking = (token: string) =>
  apiPost<MyBookingReply>('/bookings/mine/cancel', { token });

/** The free times nearest to the one that could not be had; none for any other failure. */
export const nearestOf = (error: ApiError): NearSlot[] =>
  (error.body as Partial<SlotGone> | null)?.nearest ?? [];
