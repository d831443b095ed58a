import type { MadeTeamToken, TeamToken } from '@femcoders/contracts/publishing';
import { teamActNames } from '@femcoders/contracts/publishing-names';
import { Button, EmptyState } from '@femcoders/shared-ui';
import { useState } from 'react';
import { MomentText } from '../../lists/components/moment-text.tsx';
import { StateWord } from '../../lists/components/state-word.tsx';
import { AskButton } from '../../records/action-buttons.tsx';
import { Loaded } from '../../records/loaded.tsx';
import { useTeamMutations, useTeamTokens } from '../api/teams.ts';
import { NewTokenDialog } from './new-token-dialog.tsx';
import { TokenSecret } from './token-secret.tsx';

/** The tokens with which teams and their machines upload and publish. */
export function TeamTokens() {
  const query = useTeamTokens();
  const [asks, setAsks] = useState(false);
  const [made, setMade] = useState<MadeTeamToken | null>(null);
  return (
    <section aria-labelledby="tokens">
      <h2 id="tokens" className="section-title">
        Tokens de equipo
      </h2>
      <p className="quiet smaller">
        Con un token, un equipo sube y publica sus partes desde su repositorio. Quien lo tiene puede hacer que la web
        ejecute su código: dalo solo para lo que hace falta.
      </p>
      <p className="held">
        <Button variant="outline" size="small" onClick={() => setAsks(true)}>
          Crear un token
        </Button>
      </p>
      <Loaded query={query} loading="Cargando tokens…" failed="No hemos podido leer los tokens" lines={4}>
        {(tokens) =>
          tokens.length === 0 ? (
            <EmptyState title="Ningún equipo tiene un token" />
          ) : (
            <ul className="lines small">
              {tokens.map((token) => (
                <TokenEntry key={token.id} token={token} />
              ))}
            </ul>
          )
        }
      </Loaded>
      {asks && <NewTokenDialog onMade={setMade} onClose={() => setAsks(false)} />}
      {made && <TokenSecret made={made} onClose={() => setMade(null)} />}
    </section>
  );
}

function TokenEntry({ token }: { token: TeamToken }) {
  const { label, names, acts, state, createdAt, createdBy, expiresAt, lastUsedAt, revokedAt } = token;
  const { revokeToken } = useTeamMutations();
  const revoking = {
    title: `Revocar «${label}»`,
    explanation:
      'Deja de valer en el acto, también para lo que se esté subiendo. Lo que ya está publicado sigue en vivo. No se puede deshacer: habría que crear otro.',
    act: 'Sí, revocarlo',
    doing: 'Revocando…',
    danger: true,
    onAct: async () => ((await revokeToken(token.id)) ? `«${label}» ya no vale.` : false),
  };
  const ends = { valid: 'Caduca', expired: 'Caducó', revoked: 'Revocado' }[state];
  return (
    <li className="wide-columns gap-16-32 top" aria-label={label}>
      <div className="stack gap-4">
        <h3 className="text-title">
          {label} {state === 'expired' && <StateWord state="expired">Caducado</StateWord>}
          {state === 'revoked' && <StateWord state="revoked">Revocado</StateWord>}
        </h3>
        <p>{names.join(', ')}</p>
        <p className="quiet smaller">{acts.map((act) => teamActNames[act]).join(' · ')}</p>
      </div>
      <div className="stack gap-8">
        <p className="quiet smaller">
          Creado el <MomentText at={createdAt} />, por {createdBy} ·{' '}
          {lastUsedAt ? (
            <>
              Usado por última vez el <MomentText at={lastUsedAt} />
            </>
          ) : (
            'Todavía no se ha usado'
          )}{' '}
          · {ends} el <MomentText at={revokedAt ?? expiresAt} />
        </p>
        {state === 'valid' && (
          <p>
            <AskButton variant="danger" aria-label={`Revocar «${label}»`} asks={revoking}>
              Revocar
            </AskButton>
          </p>
        )}
      </div>
    </li>
  );
}
