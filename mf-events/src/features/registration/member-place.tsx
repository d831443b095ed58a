import type { EventDetail } from '@femcoders/contracts/event';
import { eventPhase } from '@femcoders/contracts/event-phase';
import type { MemberRegistration, OwnRegistration } from '@femcoders/contracts/registration';
import { Link } from '@femcoders/platform';
import { Button, buttonClass, ErrorSummary } from '@femcoders/shared-ui';
import { Arrow } from '@femcoders/shared-ui/arrow';
import { QrCode } from '@femcoders/shared-ui/qr-code';
import { type ReactNode, useState } from 'react';
import { placeCalendarFile } from '../calendar/calendar-links.ts';
import { isOnlineOnly } from '../event-page/online-only.ts';
import { placeWords } from '../my-events/place-words.ts';
import { LeaveDialog, leaveLabels } from '../own-place/leave-dialog.tsx';
import { leftWords } from '../own-place/left-words.ts';
import { usePlaceMutations } from '../own-place/use-place-mutations.ts';
import styles from './member-place.module.css';
import { type RequestedPlace, requestedTitle } from './requested-place.ts';

interface MemberViewProps {
  event: EventDetail;
  /** Her place; null once she has left it. */
  place: MemberRegistration | null;
  /** Her state before she left just now. */
  left: OwnRegistration['state'] | null;
  /** The request that she has just made here. */
  asked: RequestedPlace | null;
  /** Renders the heading. */
  title: (words: string) => ReactNode;
  /** Renders the words and the panel next to them. */
  frame: (words: ReactNode, panel: ReactNode) => ReactNode;
  onDone: (after: OwnRegistration) => void;
  onRefused: () => void;
  /** Asks for a place for somebody else. */
  onAnother: () => void;
  /** Shows the form again. */
  onAgain: () => void;
}

/** Shows a member her place instead of the form, or thanks once she has left it. */
export function MemberView({ event, place, left, asked, title, frame, onAgain, ...ports }: MemberViewProps) {
  if (left) {
    return frame(
      <>
        {title('Gracias por avisar.')}
        <p>{leftWords(left)}</p>
      </>,
      <Left event={event} onAgain={onAgain} />,
    );
  }
  if (!place) return null;
  const isNew = asked?.answer.state === place.state;
  return frame(
    title(isNew ? requestedTitle(asked.answer, isOnlineOnly(event)) : ownTitle(place, event)),
    <MemberPlace event={event} place={place} mailedTo={isNew ? asked.email : undefined} {...ports} />,
  );
}

function ownTitle({ state }: OwnRegistration, { state: eventState }: EventDetail): string {
  if (eventState === 'postponed') return state === 'waiting' ? 'Conservas tu puesto.' : 'Conservas tu plaza.';
  if (state === 'waiting') return 'Estás en la lista de espera.';
  return state === 'offered' ? 'Hay una plaza para ti.' : 'Tienes plaza.';
}

interface MemberPlaceProps extends Pick<MemberViewProps, 'event' | 'onDone' | 'onRefused' | 'onAnother'> {
  place: MemberRegistration;
  /** Where the mail went, when she has just asked for it. */
  mailedTo: string | undefined;
}

/** How her place stands, the way in, and all that she can do with it. */
function MemberPlace({ event, place, mailedTo, onDone, onRefused, onAnother }: MemberPlaceProps) {
  const [asked, setAsked] = useState(false);
  const { act, doing, problem } = usePlaceMutations(place.token, { onDone, onRefused });
  const { state } = place;
  const { says } = placeWords(place);
  const hasPlace = state === 'registered';
  const happens = event.state === 'published';
  const phase = happens ? eventPhase(event, Date.now()) : null;
  return (
    <>
      {problem && <ErrorSummary title={problem.title} problems={problem.fields} />}
      {mailedTo && (
        <p>
          Te lo hemos escrito a <strong>{mailedTo}</strong>.
        </p>
      )}
      {says && <p>{says}</p>}
      {/* While it takes place, the way into the room is at the top of the page. */}
      {hasPlace && phase && <WayIn event={event} place={place} room={phase === 'coming'} />}
      <div className={styles.acts}>
        {state === 'offered' && happens && (
          <Button busy={doing === 'accept'} onClick={() => void act('accept')}>
            {doing === 'accept' ? 'Confirmando…' : 'Quiero la plaza'}
          </Button>
        )}
        {hasPlace && phase === 'coming' && (
          <a className={buttonClass('outline')} href={placeCalendarFile(place.calendar)} download={`${event.slug}.ics`}>
            Añadir al calendario
          </a>
        )}
        {state !== 'cancelled' && (
          <Button variant="outline" busy={doing === 'leave'} onClick={() => setAsked(true)}>
            {doing === 'leave' ? 'Dejándola…' : leaveLabels[state]}
          </Button>
        )}
      </div>
      <div className={styles.actions}>
        <Link className="tap" to="/welcome#mis-eventos">
          Todos mis eventos
        </Link>
        {event.registration !== 'closed' && (
          <button type="button" className="text-link tap" onClick={onAnother}>
            Apuntar a otra persona
          </button>
        )}
      </div>
      <LeaveDialog open={asked} state={state} onLeave={() => void act('leave')} onClose={() => setAsked(false)} />
    </>
  );
}

/** The way into the room, and what is shown at the door. */
function WayIn({
  event,
  place: { online_url, code },
  room,
}: Pick<MemberPlaceProps, 'event' | 'place'> & { room: boolean }) {
  return (
    <>
      {room && online_url && (
        <p className={styles.acts}>
          <a className={buttonClass()} href={online_url}>
            Entrar en la sala
            <Arrow />
          </a>
        </p>
      )}
      {room && event.online && !online_url && (
        <p>El enlace para conectarte estará aquí, y te lo mandamos por correo.</p>
      )}
      {!isOnlineOnly(event) && (
        <div className={styles.ticket}>
          <QrCode text={code} label={`Código QR de ${code}`} />
          <p>
            Tu código para la puerta
            <b>{code}</b>
            Basta con tu nombre; el código es por si no te encontramos.
          </p>
        </div>
      )}
    </>
  );
}

/** The way back, and other events. */
function Left({ event: { registration }, onAgain }: Pick<MemberViewProps, 'event' | 'onAgain'>) {
  return (
    <>
      <p>
        {registration === 'closed'
          ? 'La inscripción está cerrada: para volver, escríbenos.'
          : registration === 'waiting'
            ? 'Si cambias de idea, apúntate de nuevo: entrarás al final de la lista de espera.'
            : 'Si cambias de idea, puedes volver mientras queden plazas.'}
      </p>
      <div className={styles.acts}>
        {registration !== 'closed' && (
          <Button variant="outline" onClick={onAgain}>
            Volver a apuntarme
          </Button>
        )}
        <Link className="tap" to="/eventos">
          Ver otros eventos
        </Link>
      </div>
    </>
  );
}
