import { SHOWREEL_VIDEO_ID } from '@reelists/contract';
import { useCallback, type MouseEvent } from 'react';
import { useVideoModal } from '../video-modal/video-modal-context.ts';

export const SHOWREEL_RUNNING_TIME = '1:52';

/** Opens the showreel. */
export const useShowreel = () => {
  const { openVideo } = useVideoModal();
  return useCallback(
    (event?: MouseEvent) =>
      openVideo(
        {
          videoId: SHOWREEL_VIDEO_ID,
          title: 'Showreel',
          runningTime: SHOWREEL_RUNNING_TIME,
        },
        event?.currentTarget,
      ),
    [openVideo],
  );
};
