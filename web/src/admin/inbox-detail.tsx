import type { UseQueryResult } from '@tanstack/react-query';
import { Reply } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, ButtonAnchor } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Note } from '../ui/note.tsx';
import styles from './inbox-detail.module.css';
import { PageHead } from './page-head.tsx';
import { useErrorPopup } from './popups.tsx';

interface InboxDetailProps<Item> {
  /** Its title until it is here. */
  title: string;
  back: { label: string; to: string };
  item: UseQueryResult<Item>;
  nameOf: (item: Item) => string;
  /** The address to answer to; absent when the record holds none that works. */
  replyTo: (item: Item) => { email: string; subject: string } | null;
  body: (item: Item) => ReactNode;
  side: (item: Item) => ReactNode;
}

/** One thing that came in, to be read and answered; nothing in it can be changed. */
export function InboxDetail<Item>(props: InboxDetailProps<Item>) {
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
          reply && (
            <ButtonAnchor
              variant="go"
              icon={<Icon of={Reply} size={18} />}
              href={`mailto:${reply.email}?subject=${encodeURIComponent(`Re: ${reply.subject}`)}`}
            >
              Reply
            </ButtonAnchor>
          )
        }
      />
      <div className={styles.columns}>
        <div className={styles.body}>{body(item.data)}</div>
        <section className={styles.side} aria-label="Details">
          {side(item.data)}
        </section>
      </div>
    </>
  );
}
