import type { Person } from '@femcoders/contracts/person';
import { Link } from '@femcoders/platform';
import styles from './person-name.module.css';
import { personHref } from './team-groups.ts';

/** A person's name, which leads to her page from anywhere on her card, with what she does below it. */
export function PersonName({ person }: { person: Person }) {
  return (
    <>
      <h3 className={`breaks ${styles.name}`}>
        <Link to={personHref(person.slug)} className="plain whole">
          {person.name}
        </Link>
      </h3>
      <p className={styles.title}>
        {person.title}
        {person.pronouns && <span className={styles.pronouns}> · {person.pronouns}</span>}
      </p>
    </>
  );
}
