import { eventPhase } from '@femcoders/contracts/event-phase';
import type { MemberRegistration, MemberRegistrationList, OwnRegistration } from '@femcoders/contracts/registration';
import { OwnData } from '@femcoders/kit/data/own-data';
import { Link, useApi, useQuery, useQueryClient } from '@femcoders/platform';
import { Button, buttonClass, EmptyState } from '@femcoders/shared-ui';
import { useState } from 'react';
import { comingPlacesQuery, comingStep, pastPlacesQuery } from './my-places-query.ts';
import { PastPlaces } from './past-places.tsx';
import { UpcomingPlace } from './upcoming-place.tsx';

/** Renders what she is going to, waits for and went to. */
export function MyEvents({ userId }: { userId: string }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const [limit, setLimit] = useState(comingStep);
  const [page, setPage] = useState(1);
  const coming = useQuery(comingPlacesQuery(api, userId, limit));
  const past = useQuery(pastPlacesQuery(api, userId, page));

  function keep(token: string, after: OwnRegistration) {
    queryClient.setQueryData(comingPlacesQuery(api, userId, limit).queryKey, (list) => {
      const entries = list?.entries.map((place) => (place.token === token ? { ...place, ...after } : place));
      return list && entries && { ...list, entries };
    });
  }

  const { data } = coming;
  return (
    <OwnData
      id="mis-eventos"
      title="Mis eventos"
      note={data && data.total > 0 && countsOf(data)}
      query={coming}
      failed="No hemos podido cargar tus eventos"
    >
      {({ entries, total }) => (
        <>
          {total === 0 && <NothingComing />}
          {entries.length > 0 && (
            <ol className="stack">
              {entries.map((place) => (
                <UpcomingPlace
                  key={place.token}
                  place={place}
                  onDone={(after) => keep(place.token, after)}
                  onRefused={() => void coming.refetch()}
                  opensCode={place === entries.find(showsCode)}
                />
              ))}
            </ol>
          )}
          {total > entries.length && (
            <p>
              <Button variant="outline" busy={coming.isFetching} onClick={() => setLimit(limit + comingStep)}>
                {coming.isFetching ? 'Cargando…' : `Ver más: quedan ${total - entries.length}`}
              </Button>
            </p>
          )}
          <PastPlaces list={past} page={page} onPage={setPage} />
        </>
      )}
    </OwnData>
  );
}

/**
 * `1 ahora, 3 por venir`: only what takes place and she has not left. The first to begin come first, so that what takes place is
 * among those that are here.
 */
function countsOf({ entries, total, cancelled = 0 }: MemberRegistrationList): string {
  const here = entries.filter(({ event }) => event.state !== 'cancelled');
  const hers = here.filter(({ state }) => state !== 'cancelled');
  const now = hers.filter(({ event }) => eventPhase(event, Date.now()) === 'now').length;
  const coming = total - cancelled - (here.length - hers.length) - now;
  const parts = [now > 0 && `${now} ahora`, coming > 0 && `${coming} por venir`];
  return parts.filter(Boolean).join(', ');
}

const showsCode = ({ state, event }: MemberRegistration) => state === 'registered' && event.state === 'published';

function NothingComing() {
  return (
    <EmptyState title="Aún no te has apuntado a nada">
      <p>Lo que pidas con el correo de tu cuenta aparece aquí, con el enlace o el código para entrar.</p>
      <Link className={buttonClass('outline', 'small')} to="/eventos">
        Ver los eventos
      </Link>
    </EmptyState>
  );
}
