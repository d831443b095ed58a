import { readEventPage } from '@femcoders/contracts/endpoints/events';
import { DraftPage } from '@femcoders/kit/data/draft-page';
import { callApi, Link, useQueryClient } from '@femcoders/platform';
import { Page } from '../../pages/event-page.tsx';
import { eventDetailKey } from './api/event-detail.ts';
import styles from './event-draft.module.css';

/** An event as it was saved last, drawn by its own page: for the organisers, whom the API knows. */
export function EventDraft() {
  const queryClient = useQueryClient();
  return (
    <DraftPage
      name="event-draft"
      title="Borrador de un evento"
      audience="Solo lo ve el equipo que organiza."
      list={{ to: '/admin/eventos', label: 'Ir a los eventos' }}
      read={async (api, id, signal) => {
        const event = await callApi(api, readEventPage, { params: { id }, signal });
        // Under no name: that is what the page asks for here, and no address of an event.
        queryClient.setQueryData(eventDetailKey(), event);
        return { id, event };
      }}
    >
      {/* While it is read, the page would find another draft under that key. */}
      {({ id, event }, isFetching) =>
        isFetching ? null : (
          <>
            <div className={styles.band} role="note" aria-label="Borrador">
              <p className="wrap row gap-8-16 middle between">
                <span>
                  <strong>Así se verá</strong> cuando esté publicado, con lo que has guardado.
                </span>
                <Link to={`/admin/eventos/${id}`}>Seguir editando</Link>
              </p>
            </div>
            <Page key={event.updated_at} />
          </>
        )
      }
    </DraftPage>
  );
}
