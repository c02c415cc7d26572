import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

interface Readable {
  _id: string;
  read_at: string | null;
}

/**
 * Opening something unread is reading it; `resource` names the lists whose counts that changes. The function
 * given back marks it unread again, and so it stays until it is opened the next time.
 */
export function useMarkAsRead(
  item: Readable | undefined,
  mark: (id: string, isRead: boolean) => Promise<unknown>,
  resource: 'contacts' | 'bookings',
): () => Promise<void> {
  const queryClient = useQueryClient();
  const keptUnread = useRef<string>(undefined);
  const unreadId = item?.read_at === null ? item._id : undefined;

  useEffect(() => {
    if (unreadId === undefined || unreadId === keptUnread.current) return;
    mark(unreadId, true).then(
      () => queryClient.invalidateQueries({ queryKey: [resource] }),
      // It stays marked unread, which is true: the server has not heard otherwise.
      () => undefined,
    );
  }, [unreadId, mark, resource, queryClient]);

  return async () => {
    if (!item) return;
    await mark(item._id, false);
    keptUnread.current = item._id;
  };
}
