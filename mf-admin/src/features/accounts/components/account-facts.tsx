import type { AdminAccount } from '@femcoders/contracts/admin-account';
import { inDigits, plural } from '@femcoders/contracts/spanish-count';
import styles from './accounts.module.css';

/** How much there is of hers: not what, which is nobody's business here. */
export function AccountFacts({ account }: { account: AdminAccount }) {
  const { comments, registrations, achievements } = account;
  const { approved, pending, rejected, spam } = comments;
  const states = [
    [pending, 'por revisar'],
    [rejected, 'rechazados'],
    [spam, 'en spam'],
  ] as const;
  const rest = states.flatMap(([count, words]) => (count > 0 ? [`${inDigits(count)} ${words}`] : []));
  const facts = [
    [approved, plural(approved, 'comentario publicado', 'comentarios publicados'), rest.join(', ')],
    [registrations, plural(registrations, 'inscripción a un evento', 'inscripciones a eventos'), ''],
    [achievements, plural(achievements, 'logro', 'logros'), ''],
  ] as const;
  return (
    <ul className={`digits small ${styles.facts}`} aria-label="Su actividad">
      {facts.map(([count, words, more]) => (
        <li key={words} className="stack packed">
          <strong>{inDigits(count)}</strong> <span className="quiet">{words}</span>
          {more && <small className="quiet smaller">{more}</small>}
        </li>
      ))}
      <li className="stack packed">
        <strong>{inDigits(account.sessions)}</strong>{' '}
        <span className="quiet">{plural(account.sessions, 'sesión abierta', 'sesiones abiertas')}</span>
      </li>
    </ul>
  );
}
