import { apiRoute } from '../../../lib/api-route';

export default {
  routes: [
    apiRoute('listBookings', 'booking.list'),
    apiRoute('exportBookings', 'booking.export'),
    apiRoute('listSlots', 'booking.slots'),
    apiRoute('createBooking', 'booking.create', { rateLimit: 'forms', isIdempotent: true }),
    apiRoute('getBooking', 'booking.get'),
    apiRoute('placeBooking', 'booking.place'),
    apiRoute('getBookingCalendar', 'booking.calendar'),
    apiRoute('readBooking', 'booking.read'),
    apiRoute('markBookingSpam', 'booking.spam'),
    apiRoute('cancelBooking', 'booking.cancel'),
    apiRoute('moveBooking', 'booking.move'),
    apiRoute('showMyBooking', 'booking.mine', { rateLimit: 'forms' }),
    apiRoute('cancelMyBooking', 'booking.cancelMine', { rateLimit: 'forms' }),
    apiRoute('moveMyBooking', 'booking.moveMine', { rateLimit: 'forms' }),
  ],
};
