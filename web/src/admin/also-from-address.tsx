import type { FromAddress } from '@reelists/contract';
import { Link } from 'react-router-dom';
import { paths } from '../paths.ts';
import styles from './also-from-address.module.css';
import { dublinTime } from './dublin-time.ts';

const hrefOf = ({ kind, _id: id }: FromAddress) =>
  (kind === 'contact' ? paths.adminContact : paths.adminBooking).href({ id });

const wordsOf = (item: FromAddress) =>
  item.kind === 'contact'
    ? `Enquiry, ${dublinTime(item.createdAt, 'day')}, ${item.subject}`
    : `Booking, ${dublinTime(item.date, 'weekday')}, ${item.time}`;

/** What became of it, where that is not the usual. */
const fateOf = (item: FromAddress) => {
  if (item.is_spam) return ' (Spam)';
  return item.kind === 'booking' && item.status === 'Cancelled' ? ' (Cancelled)' : '';
};

interface AlsoFromAddressProps {
  /** Null when it is none, and nothing can be looked up by it. */
  email: string | null;
  /** The newest first. */
  items: readonly FromAddress[];
}

/** What else a person sent, and the way to all that is held on them. */
export function AlsoFromAddress({ email, items }: AlsoFromAddressProps) {
  return (
    <section className={styles.also}>
      <h2>Also from this address</h2>
      {items.length === 0 && <p>Nothing else.</p>}
      <ul>
        {items.map((item) => (
          <li key={item._id}>
            <Link className="link" to={hrefOf(item)}>
              {wordsOf(item)}
            </Link>
            {fateOf(item)}
          </li>
        ))}
        {email !== null && (
          <li>
            {/* Not in the path: nobody’s address belongs in a log or a history. */}
            <Link className="link" to={paths.adminPersonalData.href()} state={{ email }}>
              Everything held on it
            </Link>
          </li>
        )}
      </ul>
    </section>
  );
}
