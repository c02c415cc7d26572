import { MAIL_STATUSES, NO_MAILS, type Mail, type MailStatus } from '@reelists/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { mailsQuery, resendMail } from '../../api/mails.ts';
import { Button } from '../../ui/button.tsx';
import { Choices } from '../../ui/choices.tsx';
import { GreenScreen } from '../../ui/green-screen.tsx';
import { Note } from '../../ui/note.tsx';
import { showNotice } from '../../ui/notices.ts';
import { Pager } from '../../ui/pager.tsx';
import { Status } from '../../ui/status.tsx';
import { Table, type Column } from '../../ui/table.tsx';
import { dublinTime } from '../dublin-time.ts';
import { PageHead } from '../page-head.tsx';
import { useErrorPopup, usePopup } from '../popups.tsx';
import { useRunWrite } from '../session.tsx';
import { useListView } from '../use-list-view.ts';
import styles from './mail-page.module.css';

/** Milliseconds between two looks at mail that is on its way. */
const LOOK_AGAIN_MS = 10_000;

const LOOKS = { Waiting: 'hollow', Sending: 'half', Sent: 'filled', Failed: 'failed' } as const;

const isStatus = (view: string): view is MailStatus =>
  (MAIL_STATUSES as readonly string[]).includes(view);

/** The outbox: what waits, what failed and why, what went, and a way to send it once more. */
export function MailPage() {
  const [list, changeList] = useListView();
  const status = isStatus(list.view) ? list.view : undefined;
  const mails = useQuery({
    ...mailsQuery({ page: list.page, page_size: list.page_size, status }),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.is_sending && state.data.waiting_items > 0 ? LOOK_AGAIN_MS : false,
  });
  useErrorPopup(mails.error);
  const reply = mails.data;
  const isEmpty = reply?.total_items === 0 && !status;

  return (
    <>
      <PageHead
        title="Mail"
        aside={reply && `${reply.failed_items} failed, ${reply.waiting_items} waiting`}
      />
      {reply && !reply.is_sending && (
        <div className={styles.banner}>
          <Note>No mail server is set. Mail waits here until there is one.</Note>
        </div>
      )}
      {reply && reply.failed_items > 0 && (
        <div className={styles.banner}>
          <Note tone="bad">
            <b>
              {reply.failed_items === 1
                ? 'One mail did not get there.'
                : `${reply.failed_items} mails did not get there.`}
            </b>{' '}
            Nothing is lost. Check the address, ring if it matters, then send again.
          </Note>
        </div>
      )}
      {mails.error && (
        <Note
          tone="bad"
          actions={
            <Button variant="ghost" onClick={() => void mails.refetch()}>
              Try again
            </Button>
          }
        >
          {mails.error.message}
        </Note>
      )}
      {mails.isPending && <p role="status">Rolling…</p>}
      {isEmpty && <GreenScreen>{NO_MAILS}</GreenScreen>}
      {reply && !isEmpty && (
        <>
          <div className={styles.tools}>
            <Choices
              label="Show"
              value={status ?? ''}
              onChoose={(view) => changeList({ view })}
              choices={[
                { value: '', label: 'All' },
                { value: 'Waiting', label: 'Waiting', count: reply.waiting_items },
                { value: 'Failed', label: 'Failed', count: reply.failed_items },
                { value: 'Sent', label: 'Sent' },
              ]}
            />
          </div>
          {reply.total_items === 0 ? (
            <p role="status">Nothing here.</p>
          ) : (
            <Table
              caption="Outbox, newest first"
              columns={reply.is_sending ? [...COLUMNS, RESEND] : COLUMNS}
              rows={reply.mails}
              rowKey={({ _id }) => _id}
              isTall
              isBusy={mails.isPlaceholderData}
            />
          )}
          <Pager
            page={list.page}
            pageSize={list.page_size}
            totalItems={reply.total_items}
            onPage={(page) => changeList({ page })}
          />
        </>
      )}
    </>
  );
}

/** What happened to it so far, or will. */
const fateOf = ({ status, attempts, last_error, next_try_at, sent_at }: Mail): string => {
  const tries = attempts === 1 ? 'Tried once' : `Tried ${attempts} times`;
  if (status === 'Sent') return sent_at ? `Sent ${dublinTime(sent_at, 'minute')}.` : '';
  if (status === 'Sending') return 'On its way this moment.';
  const reason = last_error ? ` The other side said: ${last_error}` : '';
  if (status === 'Failed') return `${tries}, then given up.${reason}`;
  if (attempts === 0) return 'In the queue.';
  const next = next_try_at ? ` Again at ${dublinTime(next_try_at, 'minute')}.` : '';
  return `${tries}.${next}${reason}`;
};

const COLUMNS: readonly Column<Mail>[] = [
  {
    key: 'status',
    label: 'Status',
    look: 'nowrap',
    cell: ({ status }) => <Status look={LOOKS[status]}>{status}</Status>,
  },
  { key: 'recipient', label: 'To', cell: ({ recipient }) => recipient },
  {
    key: 'subject',
    label: 'Subject',
    cell: (mail) => (
      <>
        <details className={styles.mail}>
          <summary>{mail.subject}</summary>
          <p className={styles.text}>{mail.text}</p>
        </details>
        <p className={styles.fate}>{fateOf(mail)}</p>
      </>
    ),
  },
  {
    key: 'createdAt',
    label: 'Written',
    look: 'nowrap',
    cell: ({ createdAt }) => dublinTime(createdAt, 'minute'),
  },
];
/** Without a mail server there is nobody to send it. */
const RESEND: Column<Mail> = {
  key: 'resend',
  label: 'Do',
  isLabelHidden: true,
  look: 'end',
  cell: (mail) => <ResendButton mail={mail} />,
};

function ResendButton({ mail }: { mail: Mail }) {
  const queryClient = useQueryClient();
  const showPopup = usePopup();
  const runWrite = useRunWrite();
  const [isBusy, setBusy] = useState(false);
  if (mail.status === 'Sending') return null;

  const handleResend = async () => {
    setBusy(true);
    try {
      await runWrite(() => resendMail(mail._id));
      showNotice('Back in the queue.');
    } catch (error) {
      showPopup({ title: 'Error', text: (error as Error).message, tone: 'bad' });
    } finally {
      setBusy(false);
      await queryClient.invalidateQueries({ queryKey: ['mails'] });
    }
  };

  return (
    <Button
      variant="ghost"
      size="sm"
      className={styles.resend}
      isBusy={isBusy}
      onClick={() => void handleResend()}
    >
      {mail.status === 'Waiting' ? 'Send now' : 'Send again'}
      <span className="vh"> {mail.subject}</span>
    </Button>
  );
}
