import {
  VIDEOS_PAGE_SIZE,
  type VideoReply,
  type VideosReply,
  type VideoTitle,
} from '@reelists/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { apiGet, apiPost } from './client.ts';

/** The slot of one place on a page, by its `[page, section]` of VIDEO_SLOTS; null when there is none. */
export const videoSlotQuery = ([page_name, section]: readonly [page: string, section: string]) =>
  queryOptions({
    queryKey: ['videos', 'slot', { page_name, section }],
    queryFn: async (context) => {
      const query = new URLSearchParams({ page: '0', page_size: '1', page_name, section });
      const { videos } = await apiGet<VideosReply>(`/videos/?${query}`, context);
      return videos[0] ?? null;
    },
  });

/** Staff: one page of all places for a video; pages count from 0. */
export const videosQuery = (page: number) =>
  queryOptions({
    queryKey: ['videos', 'list', page],
    queryFn: (context) =>
      apiGet<VideosReply>(`/videos/?page=${page}&page_size=${VIDEOS_PAGE_SIZE}`, context),
    placeholderData: keepPreviousData,
  });

/** Staff: one place for a video. */
export const videoQuery = (id: string) =>
  queryOptions({
    queryKey: ['videos', 'detail', id],
    queryFn: async (context) =>
      (await apiGet<VideoReply>(`/videos/get/${encodeURIComponent(id)}`, context)).video,
  });

/** What videos/create is sent; the poster is a still of the video, taken in the browser. */
export const videoForm = (title: VideoTitle, video: File, poster: Blob | null): FormData => {
  const form = new FormData();
  form.set('title', JSON.stringify(title));
  form.set('files', video);
  if (poster) form.set('poster', poster, 'poster.jpg');
  return form;
};

/** Staff: the video before this one plays again. */
export const restoreVideo = (id: string) =>
  apiPost<VideoReply>(`/videos/restore/${encodeURIComponent(id)}`);
