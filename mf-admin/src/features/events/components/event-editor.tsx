import type { AdminEvent } from '@femcoders/contracts/admin-event';
import { Link, useNavigate, useParams, useQuery } from '@femcoders/platform';
import { useRef } from 'react';
import { isForbidden, NoPermission } from '../../layout/access.tsx';
import { useAdminApi } from '../../layout/use-admin-api.ts';
import { OpenRecord } from '../../records/open-record.tsx';
import page from '../../records/record-page.module.css';
import { adminEventQuery } from '../api/admin-event.ts';
import { useEventForm } from '../use-event-form.ts';
import type { ArrivingWith } from '../use-event-mutations.ts';
import { EventActions } from './event-actions.tsx';
import styles from './event-editor.module.css';
import { EventForm } from './event-form.tsx';

/** The event of the address, with all of its states. */
export function EventEditor() {
  const { id = '' } = useParams();
  const query = useQuery(adminEventQuery(useAdminApi(), id));
  if (isForbidden(query.error)) return <NoPermission />;
  return (
    <OpenRecord
      query={query}
      what="el evento"
      gone="Este evento no existe"
      goneWhy="Puede que alguien lo haya borrado."
      back="/admin/eventos"
      backWords="Ver todos los eventos"
    >
      {(event) => <Editor key={event.id} event={event} />}
    </OpenRecord>
  );
}

/** The form of an event that is not there yet. */
export function NewEventEditor() {
  return <Editor event={null} />;
}

function Editor({ event }: { event: AdminEvent | null }) {
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const formState = useEventForm(event, ({ id }) => {
    const state = { said: 'Borrador creado. Publícalo cuando esté listo.' } satisfies ArrivingWith;
    navigate(`/admin/eventos/${id}`, { replace: true, state });
  });
  const save = () => (form.current ? formState.save(form.current) : Promise.resolve(null));

  return (
    <div className={styles.editor}>
      <Link to="/admin/eventos" className={page.back}>
        Todos los eventos
      </Link>
      {event && <p className="part-title readable breaks">{event.name}</p>}
      <div className={`stack gap-16-32 one-column ${styles.columns}`}>
        {event && <EventActions event={event} saveFirst={() => (formState.dirty ? save() : Promise.resolve(event))} />}
        <EventForm event={event} state={formState} formRef={form} />
      </div>
    </div>
  );
}
