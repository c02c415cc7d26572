import type { PersonalData } from '@reelists/contract';
import { Download } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { Button, ButtonRow } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Table, type Column } from '../../ui/table.tsx';
import { dublinTime } from '../dublin-time.ts';
import { saveFile } from '../save-file.ts';
import { EraseButton } from './erase-button.tsx';
import styles from './held-data.module.css';

interface Thing {
  id: string;
  kind: 'Enquiry' | 'Booking' | 'Mail';
  what: string;
  /** Where it is read. */
  href: string;
  /** ISO 8601. */
  since: string;
  /** YYYY-MM-DD. */
  until: string;
}

const COLUMNS: readonly Column<Thing>[] = [
  { key: 'kind', label: 'Kind', look: 'nowrap', cell: ({ kind }) => kind },
  { key: 'what', label: 'What', cell: ({ what, href }) => <Link to={href}>{what}</Link> },
  {
    key: 'since',
    label: 'Since',
    look: 'nowrap',
    cell: ({ since }) => dublinTime(since, 'day'),
  },
  {
    key: 'until',
    label: 'Deleted by itself on',
    look: 'nowrap',
    cell: ({ until }) => dublinTime(until, 'day'),
  },
  {
    key: 'open',
    label: 'Open',
    isLabelHidden: true,
    look: 'end',
    cell: ({ kind, what, href }) => (
      <Link className="link" to={href}>
        Open
        <span className="vh">
          {' '}
          {kind}, {what}
        </span>
      </Link>
    ),
  },
];

interface HeldDataProps {
  held: PersonalData;
  onErased: () => void;
}

/** What one address brought together, and the two things a person may ask for. */
export function HeldData({ held, onErased }: HeldDataProps) {
  const things: Thing[] = [
    ...held.contacts.map(({ _id, createdAt, kept_until, your_details }) => ({
      id: _id,
      kind: 'Enquiry' as const,
      what: your_details.subject,
      href: paths.adminContact.href({ id: _id }),
      since: createdAt,
      until: kept_until,
    })),
    ...held.bookings.map(({ _id, createdAt, kept_until, your_details: { date, time } }) => ({
      id: _id,
      kind: 'Booking' as const,
      what: `${dublinTime(date, 'weekday')}, ${time}`,
      href: paths.adminBooking.href({ id: _id }),
      since: createdAt,
      until: kept_until,
    })),
    ...held.mails.map(({ _id, createdAt, kept_until, subject }) => ({
      id: _id,
      kind: 'Mail' as const,
      what: subject,
      href: paths.adminReadMail.href({ id: _id }),
      since: createdAt,
      until: kept_until,
    })),
  ];

  const handleExport = () =>
    saveFile(
      new Blob([JSON.stringify(held, null, 2)], { type: 'application/json' }),
      `personal-data-${new Date().toISOString().slice(0, 10)}.json`,
    );

  return (
    <section className={styles.held}>
      <div className={styles.head}>
        <div role="status">
          <h2>
            {things.length === 0
              ? 'Nothing is held on '
              : `${things.length.toLocaleString('en-IE')} ${things.length === 1 ? 'thing' : 'things'} held on `}
            {held.email}
          </h2>
        </div>
        {things.length > 0 && (
          <ButtonRow>
            <Button variant="ghost" icon={<Icon of={Download} size={18} />} onClick={handleExport}>
              Export as JSON
            </Button>
            <EraseButton held={held} onErased={onErased} />
          </ButtonRow>
        )}
      </div>
      {things.length > 0 && (
        <Table
          caption="Held on this address"
          columns={COLUMNS}
          rows={things}
          rowKey={({ id }) => id}
        />
      )}
    </section>
  );
}
