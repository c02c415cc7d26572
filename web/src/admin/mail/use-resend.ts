import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { showNotice } from '../../ui/notices.ts';
import { usePopup } from '../popups.tsx';
import { useRunWrite } from '../session.tsx';

/** Puts mail back in the queue: `write` does so and says what to tell the person. */
export function useResend(): {
  isBusy: boolean;
  resend: (write: () => Promise<string>) => Promise<void>;
} {
  const queryClient = useQueryClient();
  const showPopup = usePopup();
  const runWrite = useRunWrite();
  const [isBusy, setBusy] = useState(false);

  const resend = async (write: () => Promise<string>) => {
    setBusy(true);
    try {
      showNotice(await runWrite(write));
    } catch (error) {
      showPopup({ title: 'Error', text: (error as Error).message, tone: 'bad' });
    } finally {
      setBusy(false);
      await queryClient.invalidateQueries({ queryKey: ['mails'] });
    }
  };

  return { isBusy, resend };
}
