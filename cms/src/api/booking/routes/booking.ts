import { apiRoute } from '../../../lib/api-route';

export default {
  routes: [
    apiRoute('listBookings', 'booking.list'),
    apiRoute('exportBookings', 'booking.export'),
    apiRoute('listSlots', 'booking.slots'),
    apiRoute('createBooking', 'booking.create', { rateLimit: 'forms', isIdempotent: true }),
    apiRoute('getBooking', 'booking.get'),
    apiRoute('readBooking', 'booking.read'),
  ],
};
