import type { OwnRegistration } from '@femcoders/contracts/registration';
import { isNotFound } from '@femcoders/kit/data/load-or-not-found';
import { Loaded } from '@femcoders/kit/data/loaded';
import { useFocusOn } from '@femcoders/kit/forms/focused-heading';
import { Link, useApi, useQuery, useQueryClient } from '@femcoders/platform';
import { Button, buttonClass, EmptyState, ErrorSummary } from '@femcoders/shared-ui';
import { useState } from 'react';
import { eventPath, registrationAnchor } from '../events/event-links.ts';
import { LeaveDialog, leaveLabels } from './leave-dialog.tsx';
import styles from './own-place.module.css';
import { ownPlaceQuery } from './own-place-query.ts';
import { PlaceEvent } from './place-event.tsx';
import { PlaceState } from './place-state.tsx';
import { usePlaceMutations } from './use-place-mutations.ts';

/**
 * Her place behind the link of the mail. The link is private: only her browser asks.
 * @param token null when the address holds none
 */
export function OwnPlace({ token }: { token: string | null }) {
  return token === null ? <BadLink /> : <PlaceOf token={token} />;
}

function PlaceOf({ token }: { token: string }) {
  const api = useApi();
  const query = useQuery(ownPlaceQuery(api, token));
  const { data, error } = query;
  if (!data && isNotFound(error)) return <BadLink />;
  return (
    <Loaded
      query={query}
      failed="No hemos podido cargar tu plaza"
      whenFailed="Tu plaza sigue como estaba."
      lines={5}
      loading="Cargando tu plaza…"
    >
      {(place) => <Place place={place} token={token} />}
    </Loaded>
  );
}

/** Renders the message for an address that leads to no place. */
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
  const title = useFocusOn(place.state);
  const [asked, setAsked] = useState(false);
  const [left, setLeft] = useState<OwnRegistration['state'] | null>(null);
  const { queryKey } = ownPlaceQuery(api, token);
  const { act, doing, problem } = usePlaceMutations(token, {
    onDone: (after) => {
      setLeft(after.state === 'cancelled' ? place.state : null);
      queryClient.setQueryData(queryKey, after);
    },
    // What is refused has changed meanwhile: show how it is now.
    onRefused: () => void queryClient.invalidateQueries({ queryKey }),
  });

  const { state, event } = place;
  const canChange = event.state !== 'cancelled' && !event.past;
  return (
    <div className="stack gap-48 top split-7-4">
      <div className={`stack gap-24 starts shrinks breaks ${styles.main}`}>
        {problem && <ErrorSummary title={problem.title} problems={problem.fields} />}
        <PlaceState place={place} left={left} titleRef={title} />
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
            <Link
              className={buttonClass('outline')}
              to={left ? `${eventPath(event.slug)}#${registrationAnchor}` : eventPath(event.slug)}
            >
              {left ? 'Volver a apuntarme' : 'Volver al evento'}
            </Link>
          </p>
        )}
      </div>
      <PlaceEvent place={place} />
      <LeaveDialog open={asked} state={state} onLeave={() => void act('leave')} onClose={() => setAsked(false)} />
    </div>
  );
}
