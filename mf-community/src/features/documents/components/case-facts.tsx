import type { DocumentCaseDetail } from '@femcoders/contracts/document';
import { documentCases } from '@femcoders/contracts/document-cases';
import { dayInWords } from '@femcoders/contracts/spanish-day';
import { documentAnswer } from '@femcoders/contracts/validate-documents';
import { Fact, Facts } from '../../lists/facts.tsx';
import styles from './own-case.module.css';

/** Renders what a case is, what she wrote, and until when it is kept. */
export function CaseFacts({ found, keep }: { found: DocumentCaseDetail; keep: string }) {
  const { reference, kind, fields, sentAt, deleteAt, state } = found;
  const written = documentCases[kind].fields.filter(({ name }) => fields[name]);
  return (
    <section className={`stack gap-16 shrinks ${styles.part}`} aria-labelledby="datos">
      <h2 id="datos">Los datos</h2>
      <Facts>
        <Fact name="Referencia">{reference}</Fact>
        {sentAt && <Fact name="Enviado">{dayInWords(sentAt)}</Fact>}
        {deleteAt && <Fact name="Se borra">{`${dayInWords(deleteAt)}. ${state === 'draft' ? '' : keep}`}</Fact>}
        {state !== 'missing' &&
          written.map((field) => (
            <Fact key={field.name} name={field.label}>
              {documentAnswer(field, fields[field.name] ?? '')}
            </Fact>
          ))}
      </Facts>
    </section>
  );
}
