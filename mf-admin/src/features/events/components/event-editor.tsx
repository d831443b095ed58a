import type { AdminEvent } from '@femcoders/contracts/admin-event';
import { ApiError, Link, useNavigate, useParams, useQuery } from '@femcoders/platform';
import { buttonClass, EmptyState, ErrorState, Skeleton, VisuallyHidden } from '@femcoders/shared-ui';
import { useRef } from 'react';
import { NoPermission } from '../../layout/access.tsx';
import { useAdminApi } from '../../layout/use-admin-api.ts';
import { adminEventQuery } from '../api/admin-event.ts';
import type { ArrivingWith } from '../use-event-acts.ts';
import { useEventForm } from '../use-event-form.ts';
import { EventActions } from './event-actions.tsx';
import styles from './event-editor.module.css';
import { EventForm } from './event-form.tsx';

/** The event of the address, with all of its states. */
export function EventEditor() {
  const { id = '' } = useParams();
  const { data: event, error, isFetching, refetch } = useQuery(adminEventQuery(useAdminApi(), id));

  if (error instanceof ApiError && error.status === 403) return <NoPermission />;
  if (error instanceof ApiError && (error.status === 404 || error.status === 400)) {
    return (
      <EmptyState title="Este evento no existe">
        <p>Puede que alguien lo haya borrado.</p>
        <Link to="/admin/eventos" className={buttonClass('outline', 'small')}>
          Ver todos los eventos
        </Link>
      </EmptyState>
    );
  }
  if (event) return <Editor key={event.id} event={event} />;
  if (error) {
    return (
      <ErrorState title="No hemos podido cargar el evento" busy={isFetching} onRetry={() => void refetch()}>
        <p>{error.message}</p>
      </ErrorState>
    );
  }
  return (
    <div aria-busy="true" className={styles.loading}>
      <VisuallyHidden>
        <span role="status">Cargando el evento…</span>
      </VisuallyHidden>
      <Skeleton lines={8} />
    </div>
  );
}

/** The form of an event that is not there yet. */
export function NewEventEditor() {
  return <Editor event={null} />;
}

function Editor({ event }: { event: AdminEvent | null }) {
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const formState = useEventForm(event);

  const save = () => (form.current ? formState.save(form.current) : Promise.resolve(null));

  async function saveAndSay() {
    const saved = await save();
    if (!saved || event) return;
    const state = { said: 'Borrador creado. Publícalo cuando esté listo.' } satisfies ArrivingWith;
    navigate(`/admin/eventos/${saved.id}`, { replace: true, state });
  }

  return (
    <div className={styles.editor}>
      <Link to="/admin/eventos" className={styles.up}>
        Todos los eventos
      </Link>
      {event && <p className={styles.name}>{event.name}</p>}
      <div className={styles.columns}>
        {event && <EventActions event={event} saveFirst={() => (formState.dirty ? save() : Promise.resolve(event))} />}
        <EventForm event={event} state={formState} formRef={form} onSave={() => void saveAndSay()} />
      </div>
    </div>
  );
}
