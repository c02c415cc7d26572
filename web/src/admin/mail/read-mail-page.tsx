import type { Mail } from '@reelists/contract';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { mailQuery } from '../../api/mails.ts';
import { paths } from '../../paths.ts';
import { Details } from '../../ui/details.tsx';
import { DetailColumns } from '../detail-columns.tsx';
import { dublinTime } from '../dublin-time.ts';
import { EmailLink } from '../email-link.tsx';
import { LoadError } from '../load-error.tsx';
import { PageHead } from '../page-head.tsx';
import { useErrorPopup } from '../popups.tsx';
import { useListHref } from '../use-list-href.ts';
import { fateOf } from './fate-of.ts';
import { MailStatus } from './mail-status.tsx';
import styles from './read-mail-page.module.css';
import { ResendButton } from './resend-button.tsx';

/** One mail: what it says, to whom, and what became of it. */
export function ReadMailPage() {
  const { id = '' } = useParams();
  const mail = useQuery({ ...mailQuery(id), staleTime: 0 });
  useErrorPopup(mail.error);
  const back = { label: 'Mail', to: useListHref(paths.adminMail.href()) };

  if (mail.data) return <ReadMail mail={mail.data} back={back} />;
  return (
    <>
      <PageHead title="Mail" back={back} />
      {mail.error ? <LoadError of={mail} /> : <p role="status">Rolling…</p>}
    </>
  );
}

interface ReadMailProps {
  mail: Mail;
  back: { label: string; to: string };
}

function ReadMail({ mail, back }: ReadMailProps) {
  return (
    <>
      <PageHead title={mail.subject} back={back} actions={<ResendButton mail={mail} />} />
      <DetailColumns
        card={
          <article aria-label="The mail">
            <p className={styles.text}>{mail.text}</p>
          </article>
        }
        side={
          <Details
            facts={[
              ['Status', <MailStatus key="status" status={mail.status} />],
              ['So far', fateOf(mail)],
              ['To', mail.recipient_name],
              ['Address', <EmailLink key="address" email={mail.recipient} />],
              ['Written', dublinTime(mail.createdAt, 'full')],
              [
                'Sent',
                mail.status === 'Sent' && mail.sent_at ? dublinTime(mail.sent_at, 'full') : '',
              ],
            ]}
          />
        }
      />
    </>
  );
}
