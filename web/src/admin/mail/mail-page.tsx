import { NO_MAILS, type Mail, type MailView } from '@reelists/contract';
import { useQuery } from '@tanstack/react-query';
import { mailsQuery, resendFailedMails } from '../../api/mails.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Choices } from '../../ui/choices.tsx';
import { GreenScreen } from '../../ui/green-screen.tsx';
import { Note } from '../../ui/note.tsx';
import { Pager } from '../../ui/pager.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { Table, type Column } from '../../ui/table.tsx';
import { dublinTime } from '../dublin-time.ts';
import { KeyHints } from '../key-hints.tsx';
import { LoadError } from '../load-error.tsx';
import { NothingFound } from '../nothing-found.tsx';
import { ListTools } from '../list-tools.tsx';
import { PageHead } from '../page-head.tsx';
import { useErrorPopup } from '../popups.tsx';
import { RowLink } from '../row-link.tsx';
import { COUNT_ONLY, useInStep } from '../use-in-step.ts';
import { useListView } from '../use-list-view.ts';
import { fateOf } from './fate-of.ts';
import styles from './mail-page.module.css';
import { MailStatus } from './mail-status.tsx';
import { ResendButton } from './resend-button.tsx';
import { useResend } from './use-resend.ts';

/** Milliseconds between two looks at mail that is on its way. */
const LOOK_AGAIN_MS = 10_000;

/** The outbox: what failed and why, what waits, what went, and a way to send it once more. */
export function MailPage() {
  const [list, changeList] = useListView();
  const mails = useQuery({
    ...mailsQuery(list),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.is_sending && state.data.waiting_items > 0 ? LOOK_AGAIN_MS : false,
  });
  useErrorPopup(mails.error);
  useInStep(mails.data, mailsQuery(COUNT_ONLY), ({ failed_items }) => failed_items);
  const reply = mails.data;
  const all = reply && reply.failed_items + reply.waiting_items + reply.sent_items;

  return (
    <>
      <PageHead
        title="Mail"
        aside={
          reply &&
          `${reply.failed_items.toLocaleString('en-IE')} failed, ${reply.waiting_items.toLocaleString('en-IE')} waiting`
        }
      />
      {reply && !reply.is_sending && (
        <div className={styles.banner}>
          <Note>No mail server is set. Mail waits here until there is one.</Note>
        </div>
      )}
      {reply && reply.is_sending && reply.failed_items > 0 && (
        <FailedBanner count={reply.failed_items} />
      )}
      {mails.error && (
        <div className={styles.banner}>
          <LoadError of={mails} />
        </div>
      )}
      {mails.isPending && <p role="status">Rolling…</p>}
      {all === 0 && <GreenScreen>{NO_MAILS}</GreenScreen>}
      {reply && all !== 0 && (
        <>
          <ListTools>
            <SearchBox
              label="Search name, address, subject"
              value={list.search}
              onSearch={(search) => changeList({ search })}
            />
            <Choices
              label="Show"
              value={list.view}
              onChoose={(view) => changeList({ view })}
              choices={[
                { value: '', label: 'All', count: all },
                {
                  value: 'waiting' satisfies MailView,
                  label: 'Waiting',
                  count: reply.waiting_items,
                },
                { value: 'failed' satisfies MailView, label: 'Failed', count: reply.failed_items },
                { value: 'sent' satisfies MailView, label: 'Sent', count: reply.sent_items },
              ]}
            />
          </ListTools>
          {reply.total_items === 0 ? (
            <NothingFound onShowAll={() => changeList({ search: '', view: '' })}>
              {list.search ? 'Nothing here by that name.' : 'Nothing here.'}
            </NothingFound>
          ) : (
            <>
              <Table
                caption="Outbox: failed, then waiting, then newest first"
                columns={reply.is_sending ? [...COLUMNS, RESEND_OR_READ] : [...COLUMNS, READ]}
                rows={reply.mails}
                rowKey={({ _id }) => _id}
                isTall
                isBusy={mails.isPlaceholderData}
              />
              <Pager
                page={list.page}
                pageSize={list.page_size}
                totalItems={reply.total_items}
                onPage={(page) => changeList({ page })}
              />
              <KeyHints canSearch />
            </>
          )}
        </>
      )}
    </>
  );
}

function FailedBanner({ count }: { count: number }) {
  const { isBusy, resend } = useResend();
  const handleResend = () =>
    resend(async () => {
      const { message = '' } = await resendFailedMails();
      return message;
    });

  return (
    <div className={styles.banner}>
      <Note
        tone="bad"
        actions={
          <Button variant="go" isBusy={isBusy} onClick={() => void handleResend()}>
            Send failed again
          </Button>
        }
      >
        <b>
          {count === 1
            ? 'One mail did not get there.'
            : `${count.toLocaleString('en-IE')} mails did not get there.`}
        </b>{' '}
        Nothing is lost. Check the address, ring if it matters, then send again.
      </Note>
    </div>
  );
}

const COLUMNS: readonly Column<Mail>[] = [
  {
    key: 'status',
    label: 'Status',
    look: 'nowrap',
    cell: ({ status }) => <MailStatus status={status} />,
  },
  {
    key: 'recipient',
    label: 'To',
    look: 'narrow',
    cell: ({ _id, recipient, recipient_name }) => (
      <>
        <RowLink to={paths.adminReadMail.href({ id: _id })}>{recipient_name || recipient}</RowLink>
        {recipient_name && <span className={styles.quiet}>{recipient}</span>}
      </>
    ),
  },
  {
    key: 'subject',
    label: 'Subject',
    cell: (mail) => (
      <>
        {mail.subject}
        {mail.status !== 'Sent' && <span className={styles.quiet}>{fateOf(mail)}</span>}
      </>
    ),
  },
  {
    key: 'createdAt',
    label: 'Written',
    look: 'nowrap',
    cell: ({ createdAt }) => dublinTime(createdAt, 'recent'),
  },
];

const READ: Column<Mail> = {
  key: 'do',
  label: 'Do',
  isLabelHidden: true,
  look: 'end',
  cell: ({ _id, subject }) => (
    <RowLink className="link" to={paths.adminReadMail.href({ id: _id })}>
      Read<span className="vh"> {subject}</span>
    </RowLink>
  ),
};
/** With a mail server there is somebody to send what did not get there. */
const RESEND_OR_READ: Column<Mail> = {
  ...READ,
  cell: (mail) =>
    mail.status === 'Failed' || mail.status === 'Waiting' ? (
      <ResendButton mail={mail} size="sm" />
    ) : (
      READ.cell(mail)
    ),
};
