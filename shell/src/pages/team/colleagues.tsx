import type { Person } from '@femcoders/contracts/person';
import styles from './colleagues.module.css';
import { usePeople } from './people-query.ts';
import { PersonName } from './person-name.tsx';
import { Portrait } from './portrait.tsx';
import { groupTitles, type TeamGroup } from './team-groups.ts';

const most = 3;

/** Those who come after her in her group, and from its beginning after its end: so one can walk past everybody. */
export function Colleagues({ of, group }: { of: Person; group: TeamGroup }) {
  const people = usePeople(group, 1).data ?? [];
  const place = people.findIndex(({ slug }) => slug === of.slug);
  const others = [...people.slice(place + 1), ...people.slice(0, Math.max(place, 0))].slice(0, most);
  if (others.length === 0) return null;
  return (
    <section className={`wrap ${styles.colleagues}`} aria-labelledby="companeras" data-search="skip">
      <h2 id="companeras">Más {groupTitles[group].toLowerCase()}</h2>
      <ul className={`stack gap-32 ${styles.list}`}>
        {others.map((person) => (
          <li key={person.slug} className={styles.colleague} data-reveal>
            <div>
              <Portrait person={person} />
            </div>
            <div>
              <PersonName person={person} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
