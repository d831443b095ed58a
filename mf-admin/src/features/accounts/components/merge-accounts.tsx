import type { AccountEntry, AdminAccount, MergePreview } from '@femcoders/contracts/admin-account';
import { roleLabels } from '@femcoders/contracts/role-labels';
import { counted } from '@femcoders/contracts/spanish-count';
import { shortDay } from '@femcoders/contracts/spanish-date';
import { Link, useNavigate, useQuery, useSearchParams } from '@femcoders/platform';
import { Button, VisuallyHidden } from '@femcoders/shared-ui';
import { useState } from 'react';
import { useAdminApi } from '../../layout/use-admin-api.ts';
import { adminListQuery } from '../../lists/admin-list-query.ts';
import { SearchField } from '../../lists/components/search-field.tsx';
import { ActionDialog } from '../../records/action-dialog.tsx';
import { Loaded } from '../../records/loaded.tsx';
import { OpenRecord } from '../../records/open-record.tsx';
import page from '../../records/record-page.module.css';
import { askWhy } from '../account-actions.ts';
import { accountList } from '../account-list.tsx';
import { useAccount, useAccountMutations, useMergePreview } from '../api/account.ts';
import { accountWords } from './open-account.tsx';

/** Most accounts that a search shows: a search for one uses its mail. */
const shownAtMost = 8;

/** Makes another account of the same person part of this one: choose it, see what will happen, say yes. */
export function MergeAccounts({ id }: { id: string }) {
  return (
    <OpenRecord query={useAccount(id)} {...accountWords}>
      {(account) => <MergeInto account={account} />}
    </OpenRecord>
  );
}

function MergeInto({ account }: { account: AdminAccount }) {
  const [params, setParams] = useSearchParams();
  const from = params.get('con');
  return (
    <div className={page.main}>
      <p>
        <Link to={`/admin/personas/${account.id}`} className={page.back}>
          Volver a la cuenta de {account.name}
        </Link>
      </p>
      <p className="readable">
        Para quien tiene dos cuentas. Se queda la de <strong>{account.email}</strong>; lo que haya en la otra pasa a
        esta y la otra deja de existir. No se puede deshacer.
      </p>
      {from ? (
        <Preview account={account} from={from} onOther={() => setParams({})} />
      ) : (
        <Choice kept={account} onChoose={(other) => setParams({ con: other.id })} />
      )}
    </div>
  );
}

function Choice({ kept, onChoose }: { kept: AdminAccount; onChoose: (other: AccountEntry) => void }) {
  const api = useAdminApi();
  const [search, setSearch] = useState('');
  const view = { search, filters: {}, sort: 'name', page: 1 };
  const searches = search.trim() !== '';
  const query = useQuery({ ...adminListQuery(api, accountList, view), enabled: searches });
  return (
    <section aria-labelledby="otra" className={page.part}>
      <h2 id="otra">La otra cuenta</h2>
      <SearchField label="Buscar por nombre o correo" search={search} onSearch={setSearch} />
      {searches && (
        <Loaded query={query} failed="No hemos podido buscar" loading={null}>
          {({ entries }) => <Found accounts={entries.filter(({ id }) => id !== kept.id)} onChoose={onChoose} />}
        </Loaded>
      )}
    </section>
  );
}

function Found({ accounts, onChoose }: { accounts: AccountEntry[]; onChoose: (other: AccountEntry) => void }) {
  return (
    <>
      <p className="remark" role="status">
        {accounts.length === 0
          ? 'Ninguna otra cuenta coincide.'
          : accounts.length > shownAtMost
            ? `Coinciden ${counted(accounts.length, 'cuenta', 'cuentas')}: escribe más de su correo.`
            : counted(accounts.length, 'cuenta', 'cuentas')}
      </p>
      <ul className="lines">
        {accounts.slice(0, shownAtMost).map((other) => (
          <li key={other.id} className="row gap-8-16 middle between">
            <span className="stack shrinks breaks">
              <strong>{other.name}</strong>
              <span className="quiet small">{other.email}</span>
            </span>
            <Button size="small" variant="outline" onClick={() => onChoose(other)}>
              Elegir<VisuallyHidden> la de {other.email}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}

interface PreviewProps {
  account: AdminAccount;
  from: string;
  onOther: () => void;
}

function Preview({ account, from, onOther }: PreviewProps) {
  return (
    <Loaded
      query={useMergePreview(account.id, from)}
      loading="Mirando qué pasaría…"
      failed="No hemos podido mirar la otra cuenta"
      whenFailed={
        <Button size="small" variant="outline" onClick={onOther}>
          Elegir otra
        </Button>
      }
      lines={6}
    >
      {(preview) => <Previewed account={account} from={from} preview={preview} onOther={onOther} />}
    </Loaded>
  );
}

function Previewed({ account, from, preview, onOther }: PreviewProps & { preview: MergePreview }) {
  const mutations = useAccountMutations(account.id);
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const gone = preview.from;
  return (
    <section aria-labelledby="pasara" className={page.part}>
      <div className="columns gap-16">
        <AccountCard title="Se queda" account={account} />
        <AccountCard title="Desaparece" account={gone} isGone />
      </div>
      <h2 id="pasara">Qué pasará</h2>
      {preview.obstacle ? (
        <p className="boxed alarming small">{preview.obstacle}</p>
      ) : (
        <ul className="bullets stack gap-8">
          {effectsOf(preview, account).map((effect) => (
            <li key={effect}>{effect}</li>
          ))}
        </ul>
      )}
      <p className="row gap-12">
        {!preview.obstacle && (
          <Button variant="danger" onClick={() => setAsking(true)}>
            Unir las cuentas
          </Button>
        )}
        <Button variant="outline" onClick={onOther}>
          Elegir otra
        </Button>
      </p>
      {asking && (
        <ActionDialog
          {...askWhy({
            draft: `merge:${account.id}`,
            title: '¿Unir las dos cuentas?',
            explanation: `La cuenta de ${gone.email} deja de existir y no se puede recuperar. Comprueba antes que las dos son de la misma persona.`,
            act: 'Unir las cuentas',
            doing: 'Uniendo…',
            danger: true,
            async carryOut({ reason }) {
              const done = await mutations.merge({ from, reason });
              if (done) navigate(`/admin/personas/${account.id}`, { replace: true });
              return done;
            },
            done: `Las dos cuentas de ${account.name} son una. Se lo hemos dicho a los dos correos.`,
          })}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  );
}

function AccountCard({ title, account, isGone }: { title: string; account: AccountEntry; isGone?: boolean }) {
  const { name, email, role, createdAt, lastSeenOn } = account;
  return (
    <div className={`boxed breaks ${isGone ? 'dashed' : ''}`}>
      <p className="quiet bold smallest">{title}</p>
      <p className="small-title">{name}</p>
      <p>{email}</p>
      <p className="remark">
        {roleLabels[role]} desde el {shortDay(createdAt)} ·{' '}
        {lastSeenOn ? `última visita el ${shortDay(lastSeenOn)}` : 'nunca ha entrado'}
      </p>
    </div>
  );
}

/** Returns the effects of an action, without those that concern nothing. */
function effectsOf(preview: MergePreview, account: AdminAccount): string[] {
  const { from, comments, notes, achievements, registrations, sharedEvents, sessions, secondFactor } = preview;
  const moved = [
    [comments, 'comentario', 'comentarios'],
    [registrations, 'inscripción', 'inscripciones'],
    [achievements, 'logro', 'logros'],
    [notes, 'nota interna', 'notas internas'],
  ] as const;
  const along = moved.flatMap(([count, one, many]) => (count > 0 ? [counted(count, one, many)] : []));
  const ended = [
    ...(sessions > 0 ? [counted(sessions, 'sesión abierta', 'sesiones abiertas')] : []),
    ...(secondFactor ? ['su verificación en dos pasos'] : []),
  ];
  return [
    along.length > 0 ? `Pasan a la cuenta que queda: ${along.join(', ')}.` : 'No hay nada que pasar de una a otra.',
    ...(sharedEvents > 0
      ? [
          `Está dos veces en ${counted(sharedEvents, 'evento', 'eventos')}: se queda la mejor plaza, y si sobra una se ofrece a quien espera.`,
        ]
      : []),
    ...(ended.length > 0 ? [`Se acaban en la otra: ${ended.join(', ')}.`] : []),
    ...(from.role === account.role
      ? []
      : [`El rol sigue siendo ${roleLabels[account.role].toLowerCase()}: el de la otra no pasa.`]),
    'Se lo decimos a los dos correos.',
  ];
}
