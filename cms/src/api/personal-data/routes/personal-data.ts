import { apiRoute } from '../../../lib/api-route';

export default {
  routes: [
    apiRoute('findPersonalData', 'personal-data.find'),
    apiRoute('erasePersonalData', 'personal-data.erase'),
    apiRoute('listErasures', 'personal-data.erasures'),
    apiRoute('previewRetention', 'personal-data.retention'),
  ],
};
