import { listMails } from '@femcoders/contracts/endpoints/mails';
import type { MailState, OutboxEntry } from '@femcoders/contracts/mail';
import { Button } from '@femcoders/shared-ui';
import { listPage } from '../../lists/components/admin-list.tsx';
import { MomentText } from '../../lists/components/moment-text.tsx';
import { StateWord } from '../../lists/components/state-word.tsx';
import { choice, column, momentColumn, named } from '../../lists/list-parts.tsx';
import { mailProblem } from '../mail-problem.ts';
import { useRetry } from '../use-retry.ts';
import { MailPlaces } from './mail-places.tsx';
import { RetryAll } from './retry-all.tsx';

const stateNames: Record<MailState, string> = { queued: 'En cola', sent: 'Enviado', failed: 'Fallido' };

/** All mails of the last month, those that failed with the reason and another try. */
export const Outbox = listPage<OutboxEntry>({
  endpoint: listMails,
  empty: 'La web no ha enviado ningún correo',
  emptyMore: <p>Los de los últimos 30 días están aquí.</p>,
  Above: MailPlaces,
  Actions: RetryAll,
  noun: { one: 'correo', many: 'correos' },
  caption: 'Correos de los últimos 30 días',
  searchLabel: 'Buscar por destinataria o asunto',
  filters: [choice('estado', 'state', 'Estado:', 'todos', named(stateNames))],
  columns: [
    column('subject', 'Asunto', ({ subject }) => subject),
    column('to', 'Para', ({ to }) => to, { width: '24%' }),
    momentColumn('createdAt', 'Escrito', ({ createdAt }) => createdAt, { sort: 'descending' }),
    column('state', 'Estado', ({ state }) => stateNames[state], {
      width: '24%',
      cell: (mail) => <Outcome mail={mail} />,
    }),
    column('attempts', 'Intentos', ({ attempts }) => attempts, { sort: 'descending', width: '6rem', align: 'end' }),
    {
      id: 'retry',
      header: 'Reintentar',
      unlabelled: true,
      width: '9rem',
      cell: (mail) => mail.state === 'failed' && <RetryOne mail={mail} />,
    },
  ],
  alsoExported: [
    { header: 'Enviado o dado por perdido', csv: ({ settledAt }) => settledAt },
    { header: 'Último error', csv: ({ lastError }) => lastError },
  ],
  defaultSort: '-createdAt',
  exportName: 'correos',
});

function Outcome({ mail: { state, lastError, settledAt } }: { mail: OutboxEntry }) {
  return (
    <div>
      <p>
        {/* A mail that was sent is done; of other records, `sent` waits for somebody. */}
        <StateWord state={state === 'sent' ? 'done' : state}>{stateNames[state]}</StateWord>
        {state === 'sent' && settledAt && (
          <span className="quiet">
            {' '}
            <MomentText at={settledAt} />
          </span>
        )}
      </p>
      {lastError && (
        <details>
          <summary className="quiet smaller">{mailProblem(lastError)}</summary>
          <p className="code breaks">{lastError}</p>
        </details>
      )}
    </div>
  );
}

function RetryOne({ mail }: { mail: OutboxEntry }) {
  const { busy, retry } = useRetry();
  return (
    <Button
      variant="outline"
      size="small"
      busy={busy}
      aria-label={`Reintentar el correo para ${mail.to}`}
      onClick={() => void retry(mail.id)}
    >
      {busy ? 'Reintentando…' : 'Reintentar'}
    </Button>
  );
}
