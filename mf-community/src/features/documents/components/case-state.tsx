import type { DocumentCaseDetail } from '@femcoders/contracts/document';
import { dayInWords } from '@femcoders/contracts/spanish-day';
import { Tag } from '@femcoders/shared-ui';
import type { ReactNode, RefObject } from 'react';
import { fateInWords, filesInWords, stateWords } from '../document-words.ts';
import styles from './own-case.module.css';

/** How a case stands, in a sentence, and what the team says to her. */
export function CaseState({
  found,
  titleRef,
}: {
  found: DocumentCaseDetail;
  titleRef: RefObject<HTMLHeadingElement | null>;
}) {
  const { state, missing, reason } = found;
  const { name, tone } = stateWords[state];
  const { title, text } = told(found);
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

function told(found: DocumentCaseDetail): { title: string; text: ReactNode } {
  const { state, files, deleteAt } = found;
  const fate = fateInWords(found);
  const gone = deleteAt ? dayInWords(deleteAt) : '';
  switch (state) {
    case 'draft':
      return { title: 'Aún no lo has enviado', text: fate };
    case 'sent':
      return {
        title: `Hemos recibido ${filesInWords(files)}`,
        text: `Solo los ve el equipo de administración. ${fate}`,
      };
    case 'reviewing':
      return { title: 'Lo estamos revisando', text: `Te escribimos cuando esté. ${fate}` };
    case 'missing':
      return { title: 'Nos falta algo', text: 'Añádelo aquí y vuelve a enviarlo: lo que ya tenemos sigue ahí.' };
    case 'accepted':
      return { title: 'Está aceptado', text: fate };
    case 'refused':
      return {
        title: 'No lo hemos podido aceptar',
        text: `Si crees que es un error, escríbenos. Se borra el ${gone}.`,
      };
    case 'withdrawn':
      return { title: 'Lo has retirado', text: `${fate} Solo guardamos las fechas.` };
    default:
      return { title: 'Ya no están', text: `${fate} Solo guardamos las fechas.` };
  }
}
