import { apiRoute } from '../../../lib/api-route';

export default {
  routes: [
    apiRoute('listPosts', 'post.list'),
    apiRoute('getPost', 'post.get'),
    apiRoute('createPost', 'post.create'),
    apiRoute('updatePost', 'post.update'),
    apiRoute('createPostImage', 'post.createImage'),
    apiRoute('deletePost', 'post.delete'),
  ],
};
