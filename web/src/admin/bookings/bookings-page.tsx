import { NO_BOOKINGS, type Booking, type BookingsReply } from '@reelists/contract';
import { bookingsQuery, exportBookings } from '../../api/bookings.ts';
import { paths } from '../../paths.ts';
import { Status } from '../../ui/status.tsx';
import type { Column } from '../../ui/table.tsx';
import { dublinTime } from '../dublin-time.ts';
import { Inbox } from '../inbox.tsx';
import { RowLink } from '../row-link.tsx';

const COLUMNS: readonly Column<Booking>[] = [
  {
    key: 'name',
    label: 'Name',
    sort: 'name',
    look: 'nowrap',
    cell: ({ _id, your_details }) => (
      <RowLink to={paths.adminBooking.href({ id: _id })}>{your_details.name}</RowLink>
    ),
  },
  {
    key: 'subject',
    label: 'Subject',
    sort: 'subject',
    look: 'yielding',
    cell: ({ your_details, status }) => (
      <>
        {your_details.subject}
        {status === 'Cancelled' && (
          <>
            {' '}
            <Status look="hollow">Cancelled</Status>
          </>
        )}
      </>
    ),
  },
  {
    key: 'number',
    label: 'Number',
    look: 'nowrap',
    cell: ({ your_details }) => your_details.number,
  },
  {
    key: 'email',
    label: 'Email',
    sort: 'email',
    look: 'narrow',
    cell: ({ your_details }) => your_details.email,
  },
  {
    key: 'date',
    label: 'Date',
    sort: 'date',
    look: 'nowrap',
    cell: ({ your_details }) => dublinTime(your_details.date, 'weekday'),
  },
  { key: 'time', label: 'Time', cell: ({ your_details }) => your_details.time },
];

export function BookingsPage() {
  return (
    <Inbox<BookingsReply, Booking>
      title="Bookings"
      caption="Bookings"
      unreadWord="new"
      searchLabel="Search name, email, subject"
      emptyWords={NO_BOOKINGS}
      columns={COLUMNS}
      query={bookingsQuery}
      rowsOf={({ bookings }) => bookings}
      exportFile={exportBookings}
      fileName="bookings"
    />
  );
}
