import type { DocumentStep } from '@femcoders/contracts/document';
import { shortMoment } from '@femcoders/contracts/spanish-date';
import { stepInWords } from '../document-words.ts';
import styles from './own-case.module.css';

/** Renders what happened, the last first, and who of the team opened what. */
export function CaseHistory({ steps }: { steps: readonly DocumentStep[] }) {
  const opened = steps.some(({ kind }) => kind === 'opened');
  return (
    <section className={`stack gap-16 shrinks ${styles.part}`} aria-labelledby="historia">
      <h2 id="historia">Qué ha pasado</h2>
      {!opened && (
        <p className={styles.quiet}>Nadie ha abierto todavía tus archivos. Si alguien lo hace, lo verás aquí.</p>
      )}
      {steps.length > 0 && (
        <ol className={styles.history}>
          {steps.toReversed().map((step) => (
            <li key={step.id} data-kind={step.kind}>
              <p>{stepInWords(step)}</p>
              <time dateTime={step.at}>{shortMoment(step.at)}</time>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
