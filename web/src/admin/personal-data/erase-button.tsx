import { countsInWords, type PersonalData } from '@reelists/contract';
import { useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useId, useState, type SubmitEvent } from 'react';
import { erasePersonalData } from '../../api/personal-data.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { showNotice } from '../../ui/notices.ts';
import { Popup } from '../../ui/popup.tsx';
import { usePopup } from '../popups.tsx';
import { useRunWrite } from '../session.tsx';
import styles from './erase-button.module.css';
import { freedHours } from './freed-hours.ts';

interface EraseButtonProps {
  held: PersonalData;
  onErased: () => void;
}

/** Erases all of it, once the address has been typed a second time. */
export function EraseButton({ held, onErased }: EraseButtonProps) {
  const id = useId();
  const queryClient = useQueryClient();
  const showPopup = usePopup();
  const runWrite = useRunWrite();
  const [isAsking, setAsking] = useState(false);
  const [typed, setTyped] = useState('');
  const [isBusy, setBusy] = useState(false);
  const { contacts, bookings, mails } = held;
  const isSame = typed.trim().toLowerCase() === held.email.toLowerCase();
  const counts = {
    contacts: contacts.length,
    bookings: bookings.length,
    mails: mails.length,
  };
  const total = contacts.length + bookings.length + mails.length;

  const handleErase = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!isSame || isBusy) return;
    setBusy(true);
    try {
      const { message = '' } = await runWrite(() => erasePersonalData(held.email));
      showNotice(message);
      for (const name of ['personal-data', 'contacts', 'bookings', 'mails', 'slots'])
        void queryClient.invalidateQueries({ queryKey: [name] });
      onErased();
    } catch (error) {
      setAsking(false);
      showPopup({ title: 'Error', text: (error as Error).message, tone: 'bad' });
    } finally {
      setBusy(false);
    }
  };

  return (
    <>
      <Button
        variant="danger"
        icon={<Icon of={Trash2} size={18} />}
        onClick={() => setAsking(true)}
      >
        Erase all of it
      </Button>
      {isAsking && (
        <Popup
          tone="bad"
          title="Erase all of it?"
          onClose={() => setAsking(false)}
          actions={
            <>
              <Button
                type="submit"
                form={id}
                variant="danger"
                disabled={!isSame}
                isBusy={isBusy}
                busyLabel="Erasing…"
              >
                {`Erase ${total.toLocaleString('en-IE')} ${total === 1 ? 'thing' : 'things'}`}
              </Button>
              <Button variant="ghost" disabled={isBusy} onClick={() => setAsking(false)}>
                Leave it
              </Button>
            </>
          }
        >
          <p>
            {countsInWords(counts)}. {freedHours(bookings)}This cannot be undone.
          </p>
          <form id={id} className={styles.form} onSubmit={(event) => void handleErase(event)}>
            <label htmlFor={`${id}-again`}>Type the address again</label>
            <input
              id={`${id}-again`}
              type="email"
              autoComplete="off"
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          </form>
          <p className={styles.hint}>Asked for a copy first? Export it before you erase it.</p>
        </Popup>
      )}
    </>
  );
}
