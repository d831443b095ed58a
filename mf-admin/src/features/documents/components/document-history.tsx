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

function stepWords({ kind, file }: DocumentStep): string {
  switch (kind) {
    case 'sent':
      return 'lo envió';
    case 'resent':
      return 'lo volvió a enviar';
    case 'reviewing':
      return 'lo puso en revisión';
    case 'missing':
      return 'pidió lo que falta';
    case 'accepted':
      return 'lo aceptó';
    case 'refused':
      return 'no lo aceptó';
    case 'withdrawn':
      return 'lo retiró: los documentos se borraron';
    case 'expired':
      return 'lo borró al terminar su plazo';
    case 'opened':
      return `abrió ${file ?? 'un archivo'}`;
    case 'note':
      return 'anotó para el equipo';
    default:
      return '';
  }
}
