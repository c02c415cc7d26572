import { apiRoute } from '../../../lib/api-route';

export default { routes: [apiRoute('listWorkItems', 'work-item.list')] };
