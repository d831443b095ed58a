import { endOtherSessions, endOwnSession } from '@femcoders/contracts/endpoints/auth';
import type { OwnSession } from '@femcoders/contracts/own-session';
import { Loaded } from '@femcoders/kit/data/loaded';
import { usePending } from '@femcoders/kit/forms/use-pending';
import { callApi, type SignedInUser, showToast, useApi, useQuery } from '@femcoders/platform';
import { Button } from '@femcoders/shared-ui';
import { useEffect, useRef, useState } from 'react';
import { ProfileSection } from '../profile-section.tsx';
import { EndSessionDialog } from './end-session-dialog.tsx';
import { openSessionsQuery } from './open-sessions-query.ts';
import { SessionRow } from './session-row.tsx';

/** Where she is logged in, and how she closes what she does not want open. */
export function OpenSessions({ user }: { user: SignedInUser }) {
  const api = useApi();
  const query = useQuery(openSessionsQuery(api, user.id));
  const [asked, setAsked] = useState<OwnSession | 'others' | null>(null);
  const [ended, setEnded] = useState(0);
  const list = useRef<HTMLUListElement>(null);

  const { busy, run } = usePending();
  const [failed, setFailed] = useState(false);

  async function end(which: OwnSession | 'others'): Promise<void> {
    setFailed(false);
    try {
      if (which === 'others') await callApi(api, endOtherSessions, { params: { id: user.id } });
      else await callApi(api, endOwnSession, { params: { id: user.id, session: which.id } });
    } catch {
      return setFailed(true);
    }
    await query.refetch();
    setAsked(null);
    setEnded((times) => times + 1);
    showToast(which === 'others' ? 'Hemos cerrado las demás sesiones.' : 'Hemos cerrado la sesión.', {
      tone: 'success',
    });
  }
  // The button that asked for it is gone.
  useEffect(() => {
    if (ended > 0) list.current?.focus();
  }, [ended]);

  return (
    <ProfileSection
      title="Sesiones abiertas"
      note={
        <>
          <p>Los navegadores en los que has entrado. Una sesión se cierra sola a las 2 horas sin usarla, o a las 12.</p>
          <p>Si no reconoces alguna, ciérrala y cambia tu contraseña. Las horas son de Madrid.</p>
        </>
      }
    >
      <Loaded query={query} failed="No hemos podido cargar tus sesiones." lines={3} loading="Cargando tus sesiones…">
        {(sessions) => (
          <>
            <ul ref={list} className="stack" tabIndex={-1} aria-label="Sesiones abiertas">
              {sessions.map((session) => (
                <SessionRow key={session.id} session={session} onEnd={() => setAsked(session)} />
              ))}
            </ul>
            {sessions.length > 1 && (
              <div>
                <Button variant="outline" onClick={() => setAsked('others')}>
                  Cerrar las demás
                </Button>
              </div>
            )}
          </>
        )}
      </Loaded>
      <EndSessionDialog
        asked={asked}
        busy={busy}
        failed={failed}
        onEnd={() => asked && void run(() => end(asked))}
        onClose={() => {
          setFailed(false);
          setAsked(null);
        }}
      />
    </ProfileSection>
  );
}
