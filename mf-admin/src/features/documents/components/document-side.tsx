import type { DocumentEntryDetail } from '@femcoders/contracts/document';
import { documentCases } from '@femcoders/contracts/document-limits';
import { Link } from '@femcoders/platform';
import type { ReactNode } from 'react';
import { moment } from '../../lists/moment.ts';
import { shortDay } from '../../lists/short-day.ts';
import { stateNames } from '../document-words.ts';
import styles from './documents.module.css';

/** What else is known of a case. */
export function DocumentSide({ found }: { found: DocumentEntryDetail }) {
  const { reference, state, member, email, sentAt, changedAt, deleteAt, kind } = found;
  const facts: [string, ReactNode][] = [
    ['Referencia', <code key="code">{reference}</code>],
    ['Estado', stateNames[state]],
    ['Enviado', sentAt && moment(sentAt)],
    ['Último cambio', moment(changedAt)],
    ['Se borra', deleteAt && shortDay(deleteAt)],
    ['Correo', email],
    [
      'Persona',
      <Link key="member" to={`/admin/personas/${member.id}`}>
        {member.name}
      </Link>,
    ],
  ];
  return (
    <aside className={styles.side} aria-label="Sobre este envío">
      <dl className={styles.facts}>
        {facts.map(
          ([label, value]) =>
            value && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      <p className={styles.quiet}>{documentCases[kind].keepWords} Si no se acepta, 30 días como mucho.</p>
    </aside>
  );
}
