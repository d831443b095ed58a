import type { Person } from '@femcoders/contracts/person';
import { PersonName } from './person-name.tsx';
import { Portrait } from './portrait.tsx';
import styles from './promoters.module.css';

/** The promoters live in blocks of three sizes, with one free for the reader. */
export function Promoters({ people, isLastPage }: { people: Person[]; isLastPage: boolean }) {
  return (
    <div className={styles.plan}>
      <ul className={styles.quarter}>
        {people.map((person) => (
          <li key={person.slug} className={styles.promoter} data-reveal>
            <div className={styles.portrait}>
              <Portrait person={person} />
            </div>
            <div>
              <PersonName person={person} />
              {person.summary && <p className={styles.summary}>{person.summary}</p>}
            </div>
          </li>
        ))}
        {isLastPage && (
          <li className={styles.vacancy}>
            <svg viewBox="0 0 100 100" aria-hidden="true">
              <path className={styles.free} d="M13 1h74L99 13v74L87 99H13L1 87V13Z" />
              <text className={styles.you} x="50" y="60" textAnchor="middle">
                tú
              </text>
            </svg>
            <div>
              <h3>Este bloque está libre</h3>
              <p>
                <a href="#sumate">Así te haces promotora</a>
              </p>
            </div>
          </li>
        )}
      </ul>
    </div>
  );
}
