import { apiRoute } from '../../../lib/api-route';

export default {
  routes: [
    apiRoute('listPosts', 'post.list'),
    apiRoute('getPost', 'post.get'),
    apiRoute('createPost', 'post.create', { isIdempotent: true }),
    apiRoute('updatePost', 'post.update'),
    apiRoute('createPostImage', 'post.createImage', { isIdempotent: true }),
    apiRoute('deletePost', 'post.delete'),
  ],
};
