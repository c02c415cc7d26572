import { videoRestored, type VideoSlot } from '@reelists/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { restoreVideo } from '../../api/videos.ts';
import { showNotice } from '../../ui/notices.ts';
import { usePopup } from '../popups.tsx';
import { useRunWrite } from '../session.tsx';

/** Puts the video before this one back; says which slot is being changed meanwhile. */
export function useRestoreVideo(): {
  restoringId: string | null;
  restore: (slot: VideoSlot) => Promise<void>;
} {
  const queryClient = useQueryClient();
  const showPopup = usePopup();
  const runWrite = useRunWrite();
  const [restoringId, setRestoringId] = useState<string | null>(null);

  const restore = async (slot: VideoSlot) => {
    setRestoringId(slot._id);
    try {
      await runWrite(() => restoreVideo(slot._id));
      await queryClient.invalidateQueries({ queryKey: ['videos'] });
      showNotice(videoRestored(slot.page, slot.section));
    } catch (error) {
      showPopup({ title: 'Error', text: (error as Error).message, tone: 'bad' });
    } finally {
      setRestoringId(null);
    }
  };

  return { restoringId, restore };
}
