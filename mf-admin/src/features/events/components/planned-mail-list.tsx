import type { PlannedMails } from '@femcoders/contracts/admin-event';
import { peopleWords } from '../event-words.ts';
import styles from './event-form.module.css';

/** Renders the mails that would be sent, by their subject, and to how many. */
export function PlannedMailList({ planned }: { planned: PlannedMails | undefined }) {
  if (!planned || planned.mails.length === 0) return null;
  return (
    <ul className={`stack gap-4 breaks ${styles.mails}`} aria-label="Correos que se enviarán">
      {planned.mails.map(({ subject, people }) => (
        <li key={subject}>
          <strong>{subject}</strong>, a {peopleWords(people)}
        </li>
      ))}
    </ul>
  );
}
