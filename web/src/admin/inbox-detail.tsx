import { SPAM_MOVED, SPAM_RESTORED } from '@reelists/contract';
import { useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { Reply } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button, ButtonAnchor } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Note } from '../ui/note.tsx';
import { showNotice } from '../ui/notices.ts';
import styles from './inbox-detail.module.css';
import { PageHead } from './page-head.tsx';
import { useErrorPopup, usePopup } from './popups.tsx';
import { useRunWrite } from './session.tsx';

interface InboxItem {
  _id: string;
  is_spam: boolean;
}

interface InboxDetailProps<Item extends InboxItem> {
  /** Its title until it is here. */
  title: string;
  back: { label: string; to: string };
  item: UseQueryResult<Item>;
  nameOf: (item: Item) => string;
  /** The address to answer to; absent when the record holds none that works. */
  replyTo: (item: Item) => { email: string; subject: string } | null;
  /** Moves it into Spam, or back. */
  markSpam: (id: string, isSpam: boolean) => Promise<unknown>;
  /** Names the lists that changes. */
  resource: 'contacts' | 'bookings';
  body: (item: Item) => ReactNode;
  /** What can be done about it, beneath the body. */
  more?: (item: Item) => ReactNode;
  side: (item: Item) => ReactNode;
}

/** One thing that came in, to be read and answered; nothing that was typed in it can be changed. */
export function InboxDetail<Item extends InboxItem>(props: InboxDetailProps<Item>) {
  const { title, back, item, nameOf, replyTo, body, side } = props;
  useErrorPopup(item.error);

  if (!item.data)
    return (
      <>
        <PageHead title={title} back={back} />
        {item.error ? (
          <Note
            tone="bad"
            actions={
              <Button variant="ghost" onClick={() => void item.refetch()}>
                Try again
              </Button>
            }
          >
            {item.error.message}
          </Note>
        ) : (
          <p role="status">Rolling…</p>
        )}
      </>
    );

  const reply = replyTo(item.data);
  return (
    <>
      <PageHead
        title={nameOf(item.data)}
        back={back}
        actions={
          <>
            <SpamButton
              item={item.data}
              markSpam={props.markSpam}
              resource={props.resource}
              listHref={back.to}
            />
            {reply && (
              <ButtonAnchor
                variant="go"
                icon={<Icon of={Reply} size={18} />}
                href={`mailto:${reply.email}?subject=${encodeURIComponent(`Re: ${reply.subject}`)}`}
              >
                Reply
              </ButtonAnchor>
            )}
          </>
        }
      />
      <div className={styles.columns}>
        <div className={styles.main}>
          <div className={styles.card}>{body(item.data)}</div>
          {props.more?.(item.data)}
        </div>
        <section className={styles.side} aria-label="Details">
          {side(item.data)}
        </section>
      </div>
    </>
  );
}

interface SpamButtonProps {
  item: InboxItem;
  markSpam: (id: string, isSpam: boolean) => Promise<unknown>;
  resource: string;
  listHref: string;
}

/** Spam is a view and not a bin: what is moved there can be moved back. */
function SpamButton({ item, markSpam, resource, listHref }: SpamButtonProps) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const showPopup = usePopup();
  const runWrite = useRunWrite();
  const [isBusy, setBusy] = useState(false);

  const handleMove = async () => {
    setBusy(true);
    try {
      await runWrite(() => markSpam(item._id, !item.is_spam));
    } catch (error) {
      showPopup({ title: 'Error', text: (error as Error).message, tone: 'bad' });
      return;
    } finally {
      setBusy(false);
    }
    showNotice(item.is_spam ? SPAM_RESTORED : SPAM_MOVED);
    await queryClient.invalidateQueries({ queryKey: [resource] });
    await navigate(listHref);
  };

  return (
    <Button variant="ghost" isBusy={isBusy} onClick={() => void handleMove()}>
      {item.is_spam ? 'Not spam' : 'Move to Spam'}
    </Button>
  );
}
