import type { DocumentEntryDetail } from '@femcoders/contracts/document';
import { documentCases } from '@femcoders/contracts/document-cases';
import { shortDay, shortMoment } from '@femcoders/contracts/spanish-date';
import { Link } from '@femcoders/platform';
import { type Fact, Facts } from '../../records/facts.tsx';
import { stateNames } from '../document-words.ts';

/** Renders what else is known of a case. */
export function DocumentSide({ record: found }: { record: DocumentEntryDetail }) {
  const { reference, state, member, email, sentAt, changedAt, deleteAt, kind } = found;
  const facts: Fact[] = [
    ['Referencia', <code key="code">{reference}</code>],
    ['Estado', stateNames[state]],
    ['Enviado', sentAt && shortMoment(sentAt)],
    ['Último cambio', shortMoment(changedAt)],
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
    <>
      <Facts facts={facts} />
      <p className="remark">
        Se guarda {documentCases[kind].keepMonths} meses desde el último envío. Si no se acepta, 30 días como mucho.
      </p>
    </>
  );
}
