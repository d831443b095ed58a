import type { DocumentStep } from '@femcoders/contracts/document';
import { shortMoment } from '@femcoders/contracts/spanish-date';
import page from '../../records/record-page.module.css';
import styles from './documents.module.css';

/** Renders what has happened to a case, the oldest first, with what the team wrote for itself. */
export function DocumentHistory({ steps, name }: { steps: readonly DocumentStep[]; name: string }) {
  return (
    <section className={page.part} aria-labelledby="historia">
      <h2 id="historia">Qué ha pasado</h2>
      <ol className={`${page.rows} ${styles.history}`}>
        {steps.map((step) => (
          <li key={step.id} data-kind={step.kind}>
            <p>
              <strong>{step.by ?? (step.kind === 'expired' ? 'El sitio' : name)}</strong> {stepWords(step)} ·{' '}
              <time dateTime={step.at}>{shortMoment(step.at)}</time>
            </p>
            {step.text && <p className="written">{step.text}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}

const stepNames: Partial<Record<DocumentStep['kind'], string>> = {
  sent: 'lo envió',
  resent: 'lo volvió a enviar',
  reviewing: 'lo puso en revisión',
  missing: 'pidió lo que falta',
  accepted: 'lo aceptó',
  refused: 'no lo aceptó',
  withdrawn: 'lo retiró: los documentos se borraron',
  expired: 'lo borró al terminar su plazo',
  note: 'anotó para el equipo',
};

const stepWords = ({ kind, file }: DocumentStep): string =>
  kind === 'opened' ? `abrió ${file ?? 'un archivo'}` : (stepNames[kind] ?? '');
