import type { DocumentCaseDetail } from '@femcoders/contracts/document';
import { documentCases } from '@femcoders/contracts/document-cases';
import { dayInWords } from '@femcoders/contracts/spanish-day';
import { documentAnswer } from '@femcoders/contracts/validate-documents';
import styles from './own-case.module.css';

/** What a case is, what she wrote, and until when it is kept. */
export function CaseFacts({ found, keep }: { found: DocumentCaseDetail; keep: string }) {
  const { reference, kind, fields, sentAt, deleteAt, state } = found;
  const written = documentCases[kind].fields.filter(({ name }) => fields[name]);
  return (
    <section className={`stack gap-16 shrinks ${styles.part}`} aria-labelledby="datos">
      <h2 id="datos">Los datos</h2>
      <dl className={styles.facts}>
        <Fact name="Referencia" value={reference} />
        {sentAt && <Fact name="Enviado" value={dayInWords(sentAt)} />}
        {deleteAt && <Fact name="Se borra" value={`${dayInWords(deleteAt)}. ${state === 'draft' ? '' : keep}`} />}
        {state !== 'missing' &&
          written.map((field) => (
            <Fact key={field.name} name={field.label} value={documentAnswer(field, fields[field.name] ?? '')} />
          ))}
      </dl>
    </section>
  );
}

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);
