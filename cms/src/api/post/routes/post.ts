import { apiRoute } from '../../../lib/api-route';

export default {
  routes: [apiRoute('listPosts', 'post.list'), apiRoute('getPost', 'post.get')],
};
