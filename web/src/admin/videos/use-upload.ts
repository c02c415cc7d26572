import type { VideoReply, VideoSlot } from '@reelists/contract';
import { useEffect, useRef, useState } from 'react';
import { apiUpload, type UploadProgress } from '../../api/upload.ts';
import { videoForm } from '../../api/videos.ts';
import { useRunWrite } from '../session.tsx';
import { capturePoster } from './capture-poster.ts';

export interface Upload extends UploadProgress {
  /** Since the first byte left. */
  elapsedMs: number;
}

/** Sends a video to its place. `upload` is null when nothing is under way; a cancelled one gives null. */
export function useUpload(): {
  upload: Upload | null;
  start: (slot: VideoSlot, video: File) => Promise<VideoReply | null>;
  cancel: () => void;
} {
  const runWrite = useRunWrite();
  const [upload, setUpload] = useState<Upload | null>(null);
  const abort = useRef<AbortController>(undefined);

  // Whoever leaves was told that nothing is saved yet, and nothing goes live behind their back.
  useEffect(() => () => abort.current?.abort(), []);

  const start = async ({ _id, page, section }: VideoSlot, video: File) => {
    const controller = new AbortController();
    abort.current = controller;
    const startedAt = Date.now();
    setUpload({ sent: 0, total: video.size, elapsedMs: 0 });
    try {
      const poster = await capturePoster(video);
      const form = videoForm({ id: _id, page, section }, video, poster);
      return await runWrite(() =>
        apiUpload<VideoReply>('/videos/create', form, {
          signal: controller.signal,
          onProgress: (progress) => setUpload({ ...progress, elapsedMs: Date.now() - startedAt }),
        }),
      );
    } catch (error) {
      if (controller.signal.aborted) return null;
      throw error;
    } finally {
      setUpload(null);
    }
  };

  return { upload, start, cancel: () => abort.current?.abort() };
}
