import { apiRoute } from '../../../lib/api-route';

export default {
  routes: [
    apiRoute('listVideos', 'video-slot.list'),
    apiRoute('getVideo', 'video-slot.get'),
    apiRoute('createVideo', 'video-slot.create', { isIdempotent: true }),
    apiRoute('restoreVideo', 'video-slot.restore'),
  ],
};
