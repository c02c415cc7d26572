import type { MailStatus as Value } from '@reelists/contract';
import { Status } from '../../ui/status.tsx';

const LOOKS = { Waiting: 'hollow', Sending: 'half', Sent: 'filled', Failed: 'failed' } as const;

/** How far a mail got, as a shape and a word. */
export function MailStatus({ status }: { status: Value }) {
  return <Status look={LOOKS[status]}>{status}</Status>;
}
