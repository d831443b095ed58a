import type { OwnSession } from '@femcoders/contracts/own-session';
import { type SignedInUser, showToast, useApi, useMutation, useQuery } from '@femcoders/platform';
import { Button, ErrorState } from '@femcoders/shared-ui';
import { Waiting } from '@femcoders/shared-ui/waiting';
import { useEffect, useRef, useState } from 'react';
import { ProfileSection } from '../profile-section.tsx';
import { EndSessionDialog } from './end-session-dialog.tsx';
import styles from './open-sessions.module.css';
import { openSessionsQuery } from './open-sessions-query.ts';
import { SessionRow } from './session-row.tsx';

/** Where she is logged in, and how she closes what she does not want open. */
export function OpenSessions({ user }: { user: SignedInUser }) {
  const api = useApi();
  const { data, isError, isFetching, refetch } = useQuery(openSessionsQuery(api, user.id));
  const [asked, setAsked] = useState<OwnSession | 'others' | null>(null);
  const [ended, setEnded] = useState(0);
  const list = useRef<HTMLUListElement>(null);

  const end = useMutation({
    mutationFn: (which: OwnSession | 'others') =>
      api.request(`/user/${user.id}/sessions${which === 'others' ? '' : `/${which.id}`}`, { method: 'DELETE' }),
    onSuccess: async (_, which) => {
      await refetch();
      setAsked(null);
      setEnded((times) => times + 1);
      showToast(which === 'others' ? 'Demás sesiones cerradas.' : 'Sesión cerrada.', { tone: 'success' });
    },
  });
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
      {data && (
        <ul ref={list} className={styles.list} tabIndex={-1} aria-label="Sesiones abiertas">
          {data.map((session) => (
            <SessionRow key={session.id} session={session} onEnd={() => setAsked(session)} />
          ))}
        </ul>
      )}
      {data && data.length > 1 && (
        <div>
          <Button variant="outline" onClick={() => setAsked('others')}>
            Cerrar las demás
          </Button>
        </div>
      )}
      {!data && isError && (
        <ErrorState title="No hemos podido cargar tus sesiones." busy={isFetching} onRetry={() => void refetch()} />
      )}
      {!data && !isError && <Waiting lines={3} label="Cargando tus sesiones…" />}
      <EndSessionDialog
        asked={asked}
        busy={end.isPending}
        failed={end.isError}
        onEnd={() => asked && end.mutate(asked)}
        onClose={() => {
          end.reset();
          setAsked(null);
        }}
      />
    </ProfileSection>
  );
}
