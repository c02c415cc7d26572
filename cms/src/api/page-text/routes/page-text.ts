import { apiRoute } from '../../../lib/api-route';

export default {
  routes: [
    apiRoute('listPageTexts', 'page-text.list'),
    apiRoute('getPageText', 'page-text.get'),
    apiRoute('updatePageText', 'page-text.update'),
  ],
};
