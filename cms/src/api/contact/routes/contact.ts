import { apiRoute } from '../../../lib/api-route';

export default {
  routes: [
    apiRoute('listContacts', 'contact.list'),
    apiRoute('exportContacts', 'contact.export'),
    apiRoute('getContact', 'contact.get'),
    apiRoute('placeContact', 'contact.place'),
    apiRoute('createContact', 'contact.create', { rateLimit: 'forms', isIdempotent: true }),
    apiRoute('readContact', 'contact.read'),
    apiRoute('markContactSpam', 'contact.spam'),
  ],
};
