import { apiRoute } from '../../../lib/api-route';

export default { routes: [apiRoute('listGallery', 'gallery-image.list')] };
