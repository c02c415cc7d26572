import type { Mail } from '@reelists/contract';
import { Button } from '../../ui/button.tsx';
import { resendMail } from '../../api/mails.ts';
import styles from './resend-button.module.css';
import { useResend } from './use-resend.ts';

/** Sends one mail once more. Nothing while it is on its way: it must not go out twice. */
export function ResendButton({ mail, size }: { mail: Mail; size?: 'md' | 'sm' }) {
  const { isBusy, resend } = useResend();
  if (mail.status === 'Sending') return null;

  const handleResend = () =>
    resend(async () => {
      await resendMail(mail._id);
      return 'Back in the queue.';
    });

  return (
    <Button
      variant="ghost"
      size={size}
      className={styles.resend}
      isBusy={isBusy}
      onClick={() => void handleResend()}
    >
      {mail.status === 'Waiting' ? 'Send now' : 'Send again'}
      <span className="vh"> {mail.subject}</span>
    </Button>
  );
}
