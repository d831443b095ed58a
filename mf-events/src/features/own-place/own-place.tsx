import type { OwnRegistration } from '@femcoders/contracts/registration';
import { ApiError, Link, useApi, useQuery, useQueryClient } from '@femcoders/platform';
import {
  Button,
  buttonClass,
  Dialog,
  EmptyState,
  ErrorState,
  ErrorSummary,
  Skeleton,
  VisuallyHidden,
} from '@femcoders/shared-ui';
import { useEffect, useRef, useState } from 'react';
import { type SendingProblem, sendingProblem } from '../registration/sending-problem.ts';
import styles from './own-place.module.css';
import { acceptPlace, leavePlace, ownPlaceQuery } from './own-place-query.ts';
import { PlaceEvent } from './place-event.tsx';
import { PlaceState } from './place-state.tsx';

/**
 * Her place behind the link of the mail. The link is private: only her browser asks.
 * @param token null when the address holds none
 */
export function OwnPlace({ token }: { token: string | null }) {
  return token === null ? <BadLink /> : <PlaceOf token={token} />;
}

function PlaceOf({ token }: { token: string }) {
  const api = useApi();
  const { data, error, isFetching, refetch } = useQuery(ownPlaceQuery(api, token));
  if (data) return <Place place={data} token={token} />;
  if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return <BadLink />;
  if (error) {
    return (
      <ErrorState title="No hemos podido cargar tu plaza" onRetry={() => void refetch()} busy={isFetching}>
        Tu plaza sigue como estaba.
      </ErrorState>
    );
  }
  return (
    <div aria-busy="true">
      <VisuallyHidden>Cargando tu plaza…</VisuallyHidden>
      <Skeleton lines={5} />
    </div>
  );
}

/** What the page says of an address that leads to no place. */
function BadLink() {
  return (
    <EmptyState title="Este enlace no lleva a ninguna plaza">
      <p>
        Copia la dirección entera del correo que te enviamos, o pide plaza de nuevo en la página del{' '}
        <Link to="/eventos">evento</Link>: con el mismo correo te lo volvemos a enviar.
      </p>
    </EmptyState>
  );
}

function Place({ place, token }: { place: OwnRegistration; token: string }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(place.state);
  const underWay = useRef(false);
  const [doing, setDoing] = useState<'accept' | 'leave' | null>(null);
  const [asked, setAsked] = useState(false);
  const [problem, setProblem] = useState<SendingProblem | null>(null);

  // What was pressed is gone: the new state takes the focus, and is heard.
  useEffect(() => {
    if (shown.current !== place.state) title.current?.focus();
    shown.current = place.state;
  }, [place.state]);

  const act = async (what: 'accept' | 'leave') => {
    if (underWay.current) return;
    underWay.current = true;
    setAsked(false);
    setDoing(what);
    setProblem(null);
    try {
      const after = await (what === 'accept' ? acceptPlace : leavePlace)(api, token);
      queryClient.setQueryData(ownPlaceQuery(api, token).queryKey, after);
    } catch (error) {
      setProblem(sendingProblem(error, 'Tu plaza sigue como estaba.'));
      // What is refused has changed meanwhile: show how it is now.
      if (error instanceof ApiError) void queryClient.invalidateQueries({ queryKey: ['ownPlace', token] });
    } finally {
      underWay.current = false;
      setDoing(null);
    }
  };

  const { state, event } = place;
  const canChange = event.state !== 'cancelled' && !event.past;
  return (
    <div className={styles.place}>
      <div className={styles.main}>
        {problem && <ErrorSummary title={problem.title} problems={problem.fields} />}
        <PlaceState place={place} titleRef={title} />
        {canChange && state !== 'cancelled' && (
          <div className={styles.actions}>
            {state === 'offered' && event.state === 'published' && (
              <Button busy={doing === 'accept'} onClick={() => void act('accept')}>
                {doing === 'accept' ? 'Confirmando…' : 'Quiero la plaza'}
              </Button>
            )}
            <Button variant="outline" busy={doing === 'leave'} onClick={() => setAsked(true)}>
              {doing === 'leave' ? 'Dejándola…' : leaveLabels[state]}
            </Button>
          </div>
        )}
        {state === 'cancelled' && canChange && (
          <p>
            <Link className={buttonClass('outline')} to={`/eventos/${event.slug}`}>
              Volver al evento
            </Link>
          </p>
        )}
      </div>
      <PlaceEvent place={place} />
      <Dialog
        open={asked}
        title={state === 'waiting' ? '¿Dejas la lista de espera?' : '¿Dejas tu plaza?'}
        onClose={() => setAsked(false)}
        footer={
          <>
            <Button variant="danger" onClick={() => void act('leave')}>
              {state === 'waiting' ? 'Dejar la lista' : 'Dejar la plaza'}
            </Button>
            <Button variant="outline" onClick={() => setAsked(false)}>
              {state === 'waiting' ? 'Seguir en la lista' : 'Conservarla'}
            </Button>
          </>
        }
      >
        <p>
          {state === 'waiting'
            ? 'Pierdes tu puesto. Si cambias de idea, tendrás que apuntarte de nuevo y esperar al final.'
            : 'Se la damos a la siguiente de la lista. Si cambias de idea, tendrás que apuntarte de nuevo.'}
        </p>
      </Dialog>
    </div>
  );
}

const leaveLabels = {
  registered: 'No puedo ir: dejar mi plaza',
  offered: 'No la quiero',
  waiting: 'Dejar la lista de espera',
} as const;
