import { Link } from '@femcoders/platform';
import type { ReactNode } from 'react';
import type { ShownEvent } from './api/event-detail.ts';
import styles from './event-notice.module.css';

/**
 * What changes everything else on the page: it is called off, put off, or over.
 * @param past whether it has started
 */
export function EventNotice({ event, past }: { event: ShownEvent; past: boolean }) {
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
  if (!past) return null;
  return (
    <Notice title="Este evento ya ha pasado">
      <p>
        Aquí queda lo que hicimos. Para el siguiente, mira los <Link to="/eventos">próximos eventos</Link>.
      </p>
    </Notice>
  );
}

function Notice({ title, children }: { title: string; children: ReactNode }) {
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
