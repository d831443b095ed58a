import type { Person } from '@femcoders/contracts/person';
import { plural } from '@femcoders/contracts/spanish-count';
import { Link } from '@femcoders/platform';
import { PanotTile, panotFromSeed } from '@femcoders/shared-ui';
import { Picture } from '@femcoders/shared-ui/picture';
import styles from './talk-speakers.module.css';

/** Edge of every portrait's original, in pixels. */
const edge = 720;

/** Renders who gives the talk. Those of the team have a page, which their name leads to. */
export function TalkSpeakers({ people }: { people: readonly Person[] }) {
  return (
    <section aria-labelledby="quien-la-da">
      <h2 id="quien-la-da" className={styles.title}>
        {plural(people.length, 'Quién la da', 'Quiénes la dan')}
      </h2>
      <ul className="stack gap-24">
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
              <p className="quiet">
                {title}
                {pronouns && ` · ${pronouns}`}
              </p>
              {summary && <p>{summary}</p>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
