import type { DocumentCaseDetail } from '@femcoders/contracts/document';
import type { DocumentState } from '@femcoders/contracts/document-names';
import { dayInWords } from '@femcoders/contracts/spanish-day';
import { Tag } from '@femcoders/shared-ui';
import type { RefObject } from 'react';
import { fateInWords, filesInWords, stateWords } from '../document-words.ts';
import styles from './own-case.module.css';

interface CaseStateProps {
  found: DocumentCaseDetail;
  titleRef: RefObject<HTMLHeadingElement | null>;
}

/** How a case stands, in a sentence, and what the team says to her. */
export function CaseState({ found, titleRef }: CaseStateProps) {
  const { state, missing, reason } = found;
  const { name, tone } = stateWords[state];
  const { title, text } = stateText(found);
  return (
    <section className={`stack gap-16 starts breaks ${styles.state}`} aria-labelledby="estado">
      <Tag tone={tone}>{name}</Tag>
      <h2 id="estado" ref={titleRef} tabIndex={-1} className="landing">
        {title}
      </h2>
      <p>{text}</p>
      {missing.length > 0 && (
        <ul className={styles.missing}>
          {missing.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      )}
      {reason && <blockquote className={styles.reason}>{reason}</blockquote>}
    </section>
  );
}

function stateText(found: DocumentCaseDetail): { title: string; text: string } {
  const fate = fateInWords(found);
  const words: Record<DocumentState, [title: string, text: string]> = {
    draft: ['Aún no lo has enviado', fate],
    sent: [`Hemos recibido ${filesInWords(found.files)}`, `Solo los ve el equipo de administración. ${fate}`],
    reviewing: ['Lo estamos revisando', `Te escribimos cuando esté. ${fate}`],
    missing: ['Nos falta algo', 'Añádelo aquí y vuelve a enviarlo: lo que ya tenemos sigue ahí.'],
    accepted: ['Está aceptado', fate],
    refused: [
      'No lo hemos podido aceptar',
      `Si crees que es un error, escríbenos. Se borra el ${found.deleteAt ? dayInWords(found.deleteAt) : ''}.`,
    ],
    withdrawn: ['Lo has retirado', `${fate} Solo guardamos las fechas.`],
    expired: ['Ya no están', `${fate} Solo guardamos las fechas.`],
  };
  const [title, text] = words[found.state];
  return { title, text };
}
