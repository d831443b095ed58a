import type { EventDetail } from '@femcoders/contracts/event';
import type { EventPhase } from '@femcoders/contracts/event-phase';
import { Link } from '@femcoders/platform';
import { buttonClass } from '@femcoders/shared-ui';
import { Arrow } from '@femcoders/shared-ui/arrow';
import type { ReactNode } from 'react';
import { useMemberPlace } from '../own-place/use-member-place.ts';
import styles from './event-notice.module.css';
import { isOnlineOnly } from './online-only.ts';

/** Renders what changes everything else on the page: it is cancelled, postponed, takes place now, or is over. */
export function EventNotice({ event, phase }: { event: EventDetail; phase: EventPhase }) {
  const { state, cancel_reason: reason } = event;
  if (state === 'cancelled')
    return (
      <Notice title="Este evento se ha cancelado">
        {reason && <p>{reason}</p>}
        {event.takes_registrations && <WasWrittenTo event={event} />}
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

/** After it is cancelled: a member reads what it was that she had. */
function WasWrittenTo({ event }: { event: EventDetail }) {
  const { place } = useMemberPlace(event);
  if (place?.state === 'registered') return <p>Tenías plaza: te hemos escrito.</p>;
  if (place && place.state !== 'cancelled') return <p>Estabas en la lista de espera: te hemos escrito.</p>;
  return <p>Si tenías plaza, te hemos escrito.</p>;
}

/** While it takes place: a member with a place goes straight into the room, the others read where. */
function GoingOn({ event }: { event: EventDetail }) {
  const { place: found } = useMemberPlace(event);
  const place = found?.state === 'registered' ? found : null;
  return (
    <Notice title="Este evento está en marcha" sign={goingOnSign}>
      {place ? (
        <>
          {place.online_url && (
            <p className={styles.way}>
              <a className={buttonClass('filled', 'small')} href={place.online_url}>
                Entrar en la sala
                <Arrow />
              </a>
            </p>
          )}
          {!isOnlineOnly(event) && (
            <p>
              Tu código para la puerta es <b>{place.code}</b>.
            </p>
          )}
        </>
      ) : (
        event.takes_registrations && (
          <p>
            {isOnlineOnly(event)
              ? 'Si tienes plaza, el enlace para entrar está en '
              : 'Si tienes plaza, tu código para la puerta está en '}
            <Link to="/welcome#mis-eventos">tus eventos</Link> y en el enlace «Tu plaza» de nuestro correo.
          </p>
        )
      )}
    </Notice>
  );
}

/** An exclamation mark, and what is being recorded or sent. */
const warningSign = 'M10 5.5v5.5M10 14v.5';
const goingOnSign = 'M7.5 10a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0';

interface NoticeProps {
  title: string;
  /** The icon's path, in a view box of 20 by 20. */
  sign?: string;
  children?: ReactNode;
}

function Notice({ title, sign = warningSign, children }: NoticeProps) {
  return (
    <div className={`cut ${styles.notice}`}>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d={`M6 1h8l5 5v8l-5 5H6l-5-5V6Z${sign}`} />
      </svg>
      <div>
        <p className={styles.title}>{title}</p>
        {children}
      </div>
    </div>
  );
}
