import type { Person } from '@femcoders/contracts/person';
import styles from './mentors.module.css';
import { PersonName } from './person-name.tsx';
import { Portrait } from './portrait.tsx';
import { Topics } from './topics.tsx';

/** The mentors as a directory: who, and what for. */
export function Mentors({ people }: { people: Person[] }) {
  return (
    <ul className={styles.mentors}>
      {people.map((person) => (
        <li key={person.slug} className={styles.mentor} data-reveal>
          <div className={styles.portrait}>
            <Portrait person={person} />
          </div>
          <div className={styles.who}>
            <PersonName person={person} />
          </div>
          <p className={styles.summary}>{person.summary}</p>
          <Topics of={person.name} topics={person.topics} />
        </li>
      ))}
    </ul>
  );
}
