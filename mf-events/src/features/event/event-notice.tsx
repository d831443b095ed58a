import type { EventDetail } from '@femcoders/contracts/event';
import type { EventPhase } from '@femcoders/contracts/event-phase';
import { Link } from '@femcoders/platform';
import type { ReactNode } from 'react';
import styles from './event-notice.module.css';

/** What changes everything else on the page: it is called off, put off, takes place now, or is over. */
export function EventNotice({ event, phase }: { event: EventDetail; phase: EventPhase }) {
  const { state, cancel_reason: reason } = event;
  if (state === 'cancelled')
    return (
      <Notice title="Este evento se ha cancelado">
        {reason && <p>{reason}</p>}
        {event.takes_registrations && <p>Si tenías plaza, te hemos escrito.</p>}
      </Notice>
    );
  if (state === 'postponed')
    return (
      <Notice title="Este evento se ha aplazado">
        {reason && <p>{reason}</p>}
        <p>
          Aún no hay fecha nueva. Cuando la haya la verás aquí
          {event.takes_registrations && ' y, si tenías plaza, te escribiremos'}.
        </p>
      </Notice>
    );
  if (phase === 'now') return <GoingOn event={event} />;
  if (phase === 'coming') return null;
  return (
    <Notice title="Este evento ya ha pasado">
      <p>
        Aquí queda lo que hicimos. Para el siguiente, mira los <Link to="/eventos">próximos eventos</Link>.
      </p>
    </Notice>
  );
}

/** While it takes place: where whoever has a place finds the room, which only she is told. */
function GoingOn({ event: { online, takes_registrations: takesPlaces } }: { event: EventDetail }) {
  return (
    <Notice title="Este evento está en marcha">
      {takesPlaces && (
        <p>
          {online
            ? 'Si tienes plaza, el enlace para entrar está en '
            : 'Si tienes plaza, tu código para la puerta está en '}
          <Link to="/welcome#mis-eventos">tus eventos</Link> y en el enlace «Tu plaza» de nuestro correo.
        </p>
      )}
    </Notice>
  );
}

function Notice({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className={`cut ${styles.notice}`}>
      <svg viewBox="0 0 20 20" aria-hidden="true" focusable="false">
        <path d="M6 1h8l5 5v8l-5 5H6l-5-5V6ZM10 5.5v5.5M10 14v.5" />
      </svg>
      <div>
        <p className={styles.title}>{title}</p>
        {children}
      </div>
    </div>
  );
}
