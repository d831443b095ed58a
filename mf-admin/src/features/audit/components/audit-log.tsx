import type { AuditEntry } from '@femcoders/contracts/audit';
import { listAudit } from '@femcoders/contracts/endpoints/audit';
import { Link } from '@femcoders/platform';
import { useSections } from '../../layout/admin-place.ts';
import { listPage } from '../../lists/components/admin-list.tsx';
import { column, momentColumn } from '../../lists/list-parts.tsx';
import { auditActionName, auditActionNames, subjectNames } from '../audit-action-names.ts';
import { readSubject } from '../subject.ts';
import { Difference } from './difference.tsx';

const optionsOf = (names: Readonly<Record<string, string>>) =>
  Object.entries(names)
    .map(([value, label]) => ({ value, label }))
    .sort((a, b) => a.label.localeCompare(b.label, 'es'));

/** Renders who did what to what, and how it was before and after. */
export const AuditLog = listPage<AuditEntry>({
  endpoint: listAudit,
  empty: 'Todavía no hay nada en el registro',
  emptyMore: <p>Cada acto del equipo queda escrito aquí.</p>,
  noun: { one: 'acto', many: 'actos' },
  caption: 'Registro de actos',
  searchLabel: 'Buscar persona, acto, elemento o petición',
  filters: [
    { name: 'acto', query: 'act', label: 'Acto:', all: 'todos', options: optionsOf(auditActionNames) },
    { name: 'sobre', query: 'subject', label: 'Sobre:', all: 'todo', options: optionsOf(subjectNames) },
    { kind: 'text', name: 'quien', query: 'actor', label: 'Quién:' },
    { kind: 'day', name: 'desde', query: 'from', label: 'Desde:' },
    { kind: 'day', name: 'hasta', query: 'to', label: 'Hasta:' },
  ],
  columns: [
    momentColumn('at', 'Cuándo', ({ at }) => at, { sort: 'descending' }),
    column('actor', 'Quién', ({ actorName }) => actorName, {
      width: '8.5rem',
      cell: ({ actorName }) => actorName ?? 'Sin identificar',
    }),
    column('act', 'Acto', ({ act }) => auditActionName(act)),
    column('subject', 'Sobre', ({ subject }) => subject, {
      cell: ({ subject }) => subject && <SubjectName subject={subject} />,
    }),
    {
      id: 'change',
      header: 'Cambio',
      width: '34%',
      cell: ({ before, after, requestId, addressHash }) => (
        <div>
          <Difference before={before} after={after} />
          <details className="quiet smallest breaks">
            <summary>Petición</summary>
            <p className="code">{requestId}</p>
            {addressHash && <p className="code">Red {addressHash}</p>}
          </details>
        </div>
      ),
    },
  ],
  alsoExported: [
    { header: 'Código del acto', csv: ({ act }) => act },
    { header: 'Antes', csv: ({ before }) => filedState(before) },
    { header: 'Después', csv: ({ after }) => filedState(after) },
    { header: 'Petición', csv: ({ requestId }) => requestId },
    { header: 'Red', csv: ({ addressHash }) => addressHash },
  ],
  defaultSort: '-at',
  exportName: 'registro',
});

const filedState = (state: unknown) => (state === null || state === undefined ? null : JSON.stringify(state));

/** A link where some section shows the thing. */
function SubjectName({ subject }: { subject: string }) {
  const sections = useSections();
  const { kind, id, name } = readSubject(subject);
  // A failed login may be nobody's.
  const hrefOf = id && id !== 'unknown' && sections.find(({ subjects }) => subjects?.[kind])?.subjects?.[kind];
  return hrefOf ? <Link to={hrefOf(id)}>{name}</Link> : <span title={subject}>{name}</span>;
}
