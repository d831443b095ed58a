import type { EventDetail } from '@femcoders/contracts/event';
import { usePublicUrl } from '@femcoders/platform';
import { calendarFile, webCalendars } from '../calendar/calendar-links.ts';
import { Disclosure } from '../calendar/disclosure.tsx';
import styles from './event-facts.module.css';

/** The ways to have an event in one's own calendar. */
export function AddToCalendar({ event }: { event: EventDetail }) {
  const publicUrl = usePublicUrl();
  return (
    <Disclosure label="Añadir al calendario">
      <ul className={styles.links}>
        <li>
          <a href={calendarFile(event.slug)} download={`${event.slug}.ics`}>
            Archivo .ics (Apple, Thunderbird y demás)
          </a>
        </li>
        {webCalendars(event, publicUrl).map(({ name, href }) => (
          <li key={name}>
            <a href={href} target="_blank" rel="noopener noreferrer">
              {name}
              <span className="visually-hidden"> (se abre en otra pestaña)</span>
            </a>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
