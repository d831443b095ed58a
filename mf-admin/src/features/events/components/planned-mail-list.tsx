import type { PlannedMails } from '@femcoders/contracts/admin-event';
import { peopleWords } from '../event-words.ts';

/** Renders the mails that would be sent, by their subject, and to how many. */
export function PlannedMailList({ planned }: { planned: PlannedMails | undefined }) {
  if (!planned || planned.mails.length === 0) return null;
  return (
    <ul className="bullets stack gap-4 breaks" aria-label="Correos que se enviarán">
      {planned.mails.map(({ subject, people }) => (
        <li key={subject}>
          <strong>{subject}</strong>, a {peopleWords(people)}
        </li>
      ))}
    </ul>
  );
}
