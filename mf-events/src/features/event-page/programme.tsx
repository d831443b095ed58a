import type { ProgrammeEntry } from '@femcoders/contracts/event';
import { hourInWords } from '@femcoders/contracts/spanish-hour';
import { inOneLine } from '../events/event-date.ts';
import { EventSection } from './event-section.tsx';
import styles from './programme.module.css';

/** Renders what happens when, on the clock of the venue. */
export function Programme({ entries }: { entries: ProgrammeEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <EventSection title="Programa">
      <ol className={styles.programme}>
        {entries.map(({ time, title, speaker, description }) => (
          <li key={`${time} ${title}`}>
            <time className={styles.time} dateTime={time}>
              {inOneLine(hourInWords(time))}
            </time>
            <div>
              <h3>{title}</h3>
              {speaker && <p className={styles.speaker}>{speaker}</p>}
              {description && <p>{description}</p>}
            </div>
          </li>
        ))}
      </ol>
    </EventSection>
  );
}
