import { MARKED_UNREAD, SPAM_MOVED, SPAM_RESTORED } from '@reelists/contract';
import {
  useQuery,
  useQueryClient,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query';
import { Reply } from 'lucide-react';
import { Fragment, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { inboxPlaceQuery } from '../api/inbox-place.ts';
import { Button, ButtonAnchor } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { showNotice } from '../ui/notices.ts';
import { DetailColumns } from './detail-columns.tsx';
import { Neighbours } from './neighbours.tsx';
import { LoadError } from './load-error.tsx';
import { PageHead } from './page-head.tsx';
import { useErrorPopup, usePopup } from './popups.tsx';
import { useRunWrite } from './session.tsx';
import { listSearch, useListView } from './use-list-view.ts';
import { useMarkAsRead } from './use-mark-as-read.ts';

interface InboxItem {
  _id: string;
  read_at: string | null;
  is_spam: boolean;
}

/* eslint-disable @typescript-eslint/no-explicit-any -- the keys' own types are the queries' business */
interface InboxCalls {
  detailQuery: (id: string) => UseQueryOptions<any, Error, any, any>;
  /** Opened, or to count as unread again. */
  markRead: (id: string, isRead: boolean) => Promise<unknown>;
  /** Moves it into Spam, or back. */
  markSpam: (id: string, isSpam: boolean) => Promise<unknown>;
}
/* eslint-enable @typescript-eslint/no-explicit-any */

interface InboxDetailProps<Item extends InboxItem> {
  id: string;
  /** Its title until it is here. */
  title: string;
  /** The list it stands in. */
  back: { label: string; to: string };
  hrefOf: (id: string) => string;
  item: UseQueryResult<Item>;
  nameOf: (item: Item) => string;
  /** The address to answer to; absent when the record holds none that works. */
  replyTo: (item: Item) => { email: string; subject: string } | null;
  /** Names the queries that a change concerns. */
  resource: 'contacts' | 'bookings';
  calls: InboxCalls;
  /** Buttons of its own. */
  actions?: (item: Item) => ReactNode;
  body: (item: Item) => ReactNode;
  /** What can be done about it, beneath the body. */
  more?: (item: Item) => ReactNode;
  side: (item: Item) => ReactNode;
}

/** One thing that came in, to be read and answered; nothing that was typed in it can be changed. */
export function InboxDetail<Item extends InboxItem>(props: InboxDetailProps<Item>) {
  const { id, title, back, hrefOf, item, nameOf, replyTo, resource, calls, body, side } = props;
  const [list] = useListView();
  const { data: place } = useQuery({ ...inboxPlaceQuery(resource, id, list), staleTime: 0 });
  const markUnread = useMarkAsRead(item.data, calls.markRead, resource);
  useErrorPopup(item.error);

  // Back on the page of the list it stands on, however many were looked at since.
  const page = place?.position ? Math.floor((place.position - 1) / list.page_size) : list.page;
  const listHref = `${back.to}${listSearch({ ...list, page })}`;
  const backToList = { label: back.label, to: listHref };

  if (!item.data)
    return (
      <>
        <PageHead title={title} back={backToList} />
        {item.error ? <LoadError of={item} /> : <p role="status">Rolling…</p>}
      </>
    );

  const { is_spam } = item.data;
  const reply = replyTo(item.data);
  return (
    <>
      <PageHead
        title={nameOf(item.data)}
        back={backToList}
        actions={
          <>
            {/* Nothing in Spam counts as unread. */}
            {!is_spam && (
              <PutBackButton put={markUnread} notice={MARKED_UNREAD} {...{ resource, listHref }}>
                Mark unread
              </PutBackButton>
            )}
            {/* Spam is a view and not a bin: what is moved there can be moved back. */}
            <PutBackButton
              put={() => calls.markSpam(id, !is_spam)}
              notice={is_spam ? SPAM_RESTORED : SPAM_MOVED}
              {...{ resource, listHref }}
            >
              {is_spam ? 'Not spam' : 'Move to Spam'}
            </PutBackButton>
            {props.actions?.(item.data)}
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
      <DetailColumns card={body(item.data)} side={<Fragment key={id}>{side(item.data)}</Fragment>}>
        {place && (
          <Neighbours
            id={id}
            place={place}
            isNewestFirst={list.sort === '' || list.sort === '-createdAt'}
            detailQuery={calls.detailQuery}
            hrefOf={(neighbour) => `${hrefOf(neighbour)}${listSearch({ ...list, page: 0 })}`}
          />
        )}
        {/* What is chosen there is meant for this one, and not for the next. */}
        <Fragment key={id}>{props.more?.(item.data)}</Fragment>
      </DetailColumns>
    </>
  );
}

interface PutBackButtonProps {
  put: () => Promise<unknown>;
  /** What is said on the list once it is done. */
  notice: string;
  resource: string;
  listHref: string;
  children: string;
}

/** Puts what is open back into a view of its list, and goes there. */
function PutBackButton({ put, notice, resource, listHref, children }: PutBackButtonProps) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const showPopup = usePopup();
  const runWrite = useRunWrite();
  const [isBusy, setBusy] = useState(false);

  const handlePut = async () => {
    setBusy(true);
    try {
      await runWrite(put);
    } catch (error) {
      showPopup({ title: 'Error', text: (error as Error).message, tone: 'bad' });
      return;
    } finally {
      setBusy(false);
    }
    showNotice(notice);
    await queryClient.invalidateQueries({ queryKey: [resource] });
    await navigate(listHref);
  };

  return (
    <Button variant="ghost" isBusy={isBusy} onClick={() => void handlePut()}>
      {children}
    </Button>
  );
}
