import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

interface Readable {
  _id: string;
  read_at: string | null;
}

/** Opening something unread is reading it; `resource` names the lists whose counts that changes. */
export function useMarkAsRead(
  item: Readable | undefined,
  markAsRead: (id: string) => Promise<unknown>,
  resource: 'contacts' | 'bookings',
): void {
  const queryClient = useQueryClient();
  const unreadId = item?.read_at === null ? item._id : undefined;

  useEffect(() => {
    if (unreadId === undefined) return;
    markAsRead(unreadId).then(
      () => queryClient.invalidateQueries({ queryKey: [resource] }),
      // It stays marked unread, which is true: the server has not heard otherwise.
      () => undefined,
    );
  }, [unreadId, markAsRead, resource, queryClient]);
}
