import {
  bookingDetailsSchema,
  type Booking,
  type BookingEvent,
  type InboxNotes,
} from '@reelists/contract';
import { useQuery } from '@tanstack/react-query';
import { Calendar } from 'lucide-react';
import { useParams } from 'react-router-dom';
import {
  bookingQuery,
  getBookingCalendar,
  markBookingSpam,
  readBooking,
} from '../../api/bookings.ts';
import { paths } from '../../paths.ts';
import { calendarDay, dayLabel } from '../../ui/calendar-day.ts';
import { Details } from '../../ui/details.tsx';
import { Status } from '../../ui/status.tsx';
import { AlsoFromAddress } from '../also-from-address.tsx';
import { dublinTime } from '../dublin-time.ts';
import { EmailLink } from '../email-link.tsx';
import { InboxDetail } from '../inbox-detail.tsx';
import { invalidFields } from '../invalid-fields.ts';
import { noteFacts } from '../note-facts.ts';
import { SaveFileButton } from '../save-file-button.tsx';
import { BookingHistory } from './booking-history.tsx';
import styles from './booking-page.module.css';
import { CancelBooking } from './cancel-booking.tsx';
import { MoveBooking } from './move-booking.tsx';

const CALLS = {
  detailQuery: bookingQuery,
  markRead: readBooking,
  markSpam: markBookingSpam,
};

/** Spam holds no hour that could be moved or given back. */
const isHeld = ({ status, is_spam }: Booking) => status === 'Booked' && !is_spam;

/** The end (HH:mm) of what begins at `time` and takes so many minutes. */
const endOf = (time: string, minutes: number) => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const end = hour * 60 + minute + minutes;
  return [Math.floor(end / 60) % 24, end % 60].map((part) => `${part}`.padStart(2, '0')).join(':');
};

/** One booking: when, who, and the ways to reach them. */
export function BookingPage() {
  const { id = '' } = useParams();
  const booking = useQuery({ ...bookingQuery(id), staleTime: 0 });
  const invalid = invalidFields(bookingDetailsSchema, booking.data?.your_details ?? {});

  return (
    <InboxDetail
      id={id}
      title="Booking"
      back={{ label: 'Bookings', to: paths.adminBookings.href() }}
      hrefOf={(other) => paths.adminBooking.href({ id: other })}
      item={booking}
      nameOf={({ your_details }) => your_details.name}
      replyTo={({ your_details }) => (invalid.has('email') ? null : your_details)}
      resource="bookings"
      calls={CALLS}
      actions={({ _id, reference, is_spam }) =>
        !is_spam && (
          <SaveFileButton
            icon={Calendar}
            getFile={() => getBookingCalendar(_id)}
            fileName={`consultation-${reference}.ics`}
          >
            Calendar file
          </SaveFileButton>
        )
      }
      body={({ your_details: { date, time }, duration, status, reference }) => (
        <>
          <p className={styles.when}>
            <span>
              {dayLabel(date, 'long')} {calendarDay(date).year}
            </span>
            <span>
              {time} to {endOf(time, duration)}
            </span>
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
  item: Booking & { history: BookingEvent[]; notes: InboxNotes };
  /** Names of the fields that hold what no form of ours would have let through. */
  invalid: ReadonlySet<string>;
}

function Side({ item, invalid }: SideProps) {
  const { your_details, createdAt, notes } = item;
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
            invalid.has('email') ? your_details.email : <EmailLink email={your_details.email} />,
          ],
          ['Date', dublinTime(your_details.date, 'weekday')],
          ['Time', your_details.time],
          ['Booked on', dublinTime(createdAt, 'full')],
          ...noteFacts(notes),
        ]}
      />
      <BookingHistory booking={item} events={item.history} />
      <AlsoFromAddress
        email={invalid.has('email') ? null : your_details.email}
        items={notes.also_from_address}
      />
      {isHeld(item) && <CancelBooking booking={item} />}
    </>
  );
}
