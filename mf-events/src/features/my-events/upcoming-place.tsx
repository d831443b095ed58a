import { eventPhase } from '@femcoders/contracts/event-phase';
import type { MemberRegistration, OwnRegistration } from '@femcoders/contracts/registration';
import { clockName } from '@femcoders/contracts/spanish-hour';
import { useFocusOn } from '@femcoders/kit/forms/focused-heading';
import { Link } from '@femcoders/platform';
import { Button, buttonClass, ErrorSummary, Tag } from '@femcoders/shared-ui';
import { useState } from 'react';
import { placeCalendarFile } from '../calendar/calendar-links.ts';
import { eventDateParts, eventHoursText } from '../events/event-date.ts';
import { eventPath, registrationAnchor } from '../events/event-links.ts';
import { useEventPhase } from '../events/use-event-phase.ts';
import { LeaveDialog, leaveLabels } from '../own-place/leave-dialog.tsx';
import { usePlaceMutations } from '../own-place/use-place-mutations.ts';
import { DoorCode } from './door-code.tsx';
import styles from './my-events.module.css';
import { placeWords } from './place-words.ts';

interface ComingPlaceProps {
  place: MemberRegistration;
  /** Whether her code for the door is in sight at once. */
  opensCode: boolean;
  onDone: (after: OwnRegistration) => void;
  onRefused: () => void;
}

/** A place at an event to come, and all that she can do with it. */
export function UpcomingPlace({ place, opensCode, onDone, onRefused }: ComingPlaceProps) {
  const { event, state } = place;
  const heading = useFocusOn(state);
  const [asked, setAsked] = useState(false);
  const { act, doing, problem } = usePlaceMutations(place.token, { onDone, onRefused });
  const { tag, tone, says } = placeWords(place);
  // No server draws her places: the browser's clock may be asked at once.
  const phase = useEventPhase({ ...event, phase: eventPhase(event, Date.now()) });
  const date = eventDateParts(event.start_local);
  const happens = event.state === 'published';
  const hasPlace = state === 'registered' && happens;

  return (
    <li className={styles.place}>
      <p className={styles.date}>
        {event.state === 'postponed' || !date ? (
          'Sin fecha'
        ) : (
          <time dateTime={event.start_utc}>
            {date.weekday} <b>{date.number}</b> {date.month}
          </time>
        )}
      </p>
      <div className={`stack gap-8 shrinks breaks packed ${styles.what}`}>
        <p role="status">
          {phase === 'now' && <Tag tone="coral">Ahora</Tag>} <Tag tone={tone}>{tag}</Tag>
        </p>
        <h3 ref={heading} tabIndex={-1} className="landing">
          <Link className="plain" to={eventPath(event.slug)}>
            {event.name}
          </Link>
        </h3>
        {happens && date && (
          <p className={`quiet ${styles.where}`}>
            {eventHoursText(event.start_local, event.end_local)} ({clockName(event.timezone)})
            {event.location && <span>{event.location}</span>}
          </p>
        )}
        {says && <p>{says}</p>}
        {problem && <ErrorSummary title={problem.title} problems={problem.fields} />}
        <div className={styles.actions}>
          {place.online_url && happens && (
            <a className={buttonClass('filled', 'small')} href={place.online_url}>
              Entrar en la sala
            </a>
          )}
          {state === 'offered' && happens && (
            <Button size="small" busy={doing === 'accept'} onClick={() => void act('accept')}>
              {doing === 'accept' ? 'Confirmando…' : 'Quiero la plaza'}
            </Button>
          )}
          {hasPlace && phase === 'coming' && (
            <a
              className={buttonClass('outline', 'small')}
              href={placeCalendarFile(place.calendar)}
              download={`${event.slug}.ics`}
            >
              Añadir al calendario
            </a>
          )}
          {state !== 'cancelled' && event.state !== 'cancelled' && (
            <Button
              variant="quiet"
              size="small"
              className={styles.leave}
              busy={doing === 'leave'}
              onClick={() => setAsked(true)}
            >
              {doing === 'leave' ? 'Dejándola…' : leaveLabels[state]}
            </Button>
          )}
          {state === 'cancelled' && happens && phase === 'coming' && (
            <Link className={buttonClass('outline', 'small')} to={`${eventPath(event.slug)}#${registrationAnchor}`}>
              Volver a apuntarme
            </Link>
          )}
        </div>
      </div>
      {hasPlace && !event.online_only && <DoorCode code={place.code} event={event.name} opens={opensCode} />}
      <LeaveDialog open={asked} state={state} onLeave={() => void act('leave')} onClose={() => setAsked(false)} />
    </li>
  );
}
