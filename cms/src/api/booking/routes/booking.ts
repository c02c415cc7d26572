import { apiRoute } from '../../../lib/api-route';

export default {
  routes: [
    apiRoute('listBookings', 'booking.list'),
    apiRoute('exportBookings', 'booking.export'),
    apiRoute('getBooking', 'booking.get'),
    apiRoute('readBooking', 'booking.read'),
  ],
};
