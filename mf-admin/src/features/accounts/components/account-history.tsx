import type { AdminAccount } from '@femcoders/contracts/admin-account';
import { shortMoment } from '@femcoders/contracts/spanish-date';
import { Link } from '@femcoders/platform';
import { auditActionName } from '../../audit/audit-action-names.ts';
import { Difference } from '../../audit/components/difference.tsx';
import page from '../../records/record-page.module.css';

/** Renders what was done about the account, the newest first, and the way to all that the log has. */
export function AccountHistory({ account: { id, history } }: { account: AdminAccount }) {
  return (
    <section aria-labelledby="historial" className={page.part}>
      <h3 id="historial" className="small-title">
        Historial
      </h3>
      {history.length === 0 ? (
        <p className="byline">Todavía no se ha hecho nada con esta cuenta.</p>
      ) : (
        <ol className="lines">
          {history.map(({ id: entry, at, act, actorName, before, after }) => (
            <li key={entry}>
              <p>
                <strong>{auditActionName(act)}</strong>
              </p>
              <p className="byline">
                {actorName ?? 'Sin identificar'} · <time dateTime={at}>{shortMoment(at)}</time>
              </p>
              <Difference before={before} after={after} />
            </li>
          ))}
        </ol>
      )}
      <p>
        <Link to={`/admin/registro?buscar=user:${id}`}>Todo lo que hay en el registro</Link>
      </p>
    </section>
  );
}
