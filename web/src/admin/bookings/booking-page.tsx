import { bookingDetailsSchema, type Booking, type BookingEvent } from '@reelists/contract';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { bookingQuery, markBookingSpam, readBooking } from '../../api/bookings.ts';
import { paths } from '../../paths.ts';
import { Details } from '../../ui/details.tsx';
import { Status } from '../../ui/status.tsx';
import { dublinTime } from '../dublin-time.ts';
import { InboxDetail } from '../inbox-detail.tsx';
import { invalidFields } from '../invalid-fields.ts';
import { useMarkAsRead } from '../use-mark-as-read.ts';
import { BookingHistory } from './booking-history.tsx';
import styles from './booking-page.module.css';
import { CancelBooking } from './cancel-booking.tsx';
import { MoveBooking } from './move-booking.tsx';

/** Spam holds no hour that could be moved or given back. */
const isHeld = ({ status, is_spam }: Booking) => status === 'Booked' && !is_spam;

/** One booking: when, who, and the ways to reach them. */
export function BookingPage() {
  const { id = '' } = useParams();
  const booking = useQuery(bookingQuery(id));
  useMarkAsRead(booking.data, readBooking, 'bookings');
  const invalid = invalidFields(bookingDetailsSchema, booking.data?.your_details ?? {});

  return (
    <InboxDetail
      title="Booking"
      back={{ label: 'Bookings', to: paths.adminBookings.href() }}
      item={booking}
      nameOf={({ your_details }) => your_details.name}
      replyTo={({ your_details }) => (invalid.has('email') ? null : your_details)}
      markSpam={markBookingSpam}
      resource="bookings"
      body={({ your_details, status, reference }) => (
        <>
          <p className={styles.when}>
            <span>{dublinTime(your_details.date, 'weekday')}</span>
            <span>{your_details.time}</span>
            <Status look={status === 'Cancelled' ? 'hollow' : 'filled'}>{status}</Status>
          </p>
          <p className={styles.quiet}>Irish time. Reference {reference}.</p>
        </>
      )}
      more={(held) => isHeld(held) && <MoveBooking id={held._id} />}
      side={(item) => <Side item={item} invalid={invalid} />}
    />
  );
}

interface SideProps {
  item: Booking & { history: BookingEvent[] };
  /** Names of the fields that hold what no form of ours would have let through. */
  invalid: ReadonlySet<string>;
}

function Side({ item, invalid }: SideProps) {
  const { your_details, createdAt } = item;
  return (
    <>
      <Details
        facts={[
          ['Name', your_details.name],
          ['Subject', your_details.subject],
          [
            'Number',
            invalid.has('number') ? (
              your_details.number
            ) : (
              <a href={`tel:${your_details.number.replace(/[^\d+]/g, '')}`}>
                {your_details.number}
              </a>
            ),
          ],
          [
            'Email',
            invalid.has('email') ? (
              your_details.email
            ) : (
              <a href={`mailto:${your_details.email}`}>{your_details.email}</a>
            ),
          ],
          ['Date', dublinTime(your_details.date, 'weekday')],
          ['Time', your_details.time],
          ['Booked on', dublinTime(createdAt, 'full')],
        ]}
      />
      <BookingHistory booking={item} events={item.history} />
      {isHeld(item) && <CancelBooking booking={item} />}
    </>
  );
}
