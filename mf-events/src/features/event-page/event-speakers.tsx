import type { Person } from '@femcoders/contracts/person';
import { plural } from '@femcoders/contracts/spanish-count';
import { Link } from '@femcoders/platform';
import { PanotTile, panotFromSeed } from '@femcoders/shared-ui';
import { Picture } from '@femcoders/shared-ui/picture';
import { EventSection } from './event-section.tsx';
import styles from './event-speakers.module.css';

/** Edge of every portrait's original, in pixels. */
const edge = 720;

/** Renders who speaks. Those of the team have a page, which their name leads to. */
export function EventSpeakers({ people }: { people: Person[] }) {
  if (people.length === 0) return null;
  return (
    <EventSection title={plural(people.length, 'Quién sube al escenario', 'Quiénes suben al escenario')}>
      <ul className={`stack gap-32 ${styles.people}`}>
        {people.map(({ slug, name, pronouns, title, summary, portrait, group }) => (
          <li key={slug} id={`ponente-${slug}`} className={styles.person}>
            <span className={`cut-clip ${styles.portrait}`}>
              {portrait ? (
                <Picture name={portrait.slice(1)} alt={`Retrato de ${name}`} width={edge} height={edge} />
              ) : (
                <PanotTile {...panotFromSeed(slug)} />
              )}
            </span>
            <div>
              <h3>{group === 'speaker' ? name : <Link to={`/equipo/${slug}`}>{name}</Link>}</h3>
              <p className={styles.title}>
                {title}
                {pronouns && ` · ${pronouns}`}
              </p>
              {summary && <p>{summary}</p>}
            </div>
          </li>
        ))}
      </ul>
    </EventSection>
  );
}
