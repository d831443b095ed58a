import type { ReleasedPart } from '@femcoders/contracts/releases';
import { Link } from '@femcoders/platform';
import { partName } from '../part-name.ts';
import styles from './releases.module.css';

/** Remotes that were taken off the site; nothing where none was. */
export function RetiredParts({ parts }: { parts: readonly ReleasedPart[] }) {
  if (parts.length === 0) return null;
  return (
    <section aria-labelledby="fuera">
      <h2 id="fuera" className="section-title">
        Fuera del sitio
      </h2>
      <ul className={`lines dense small ${styles.recent}`}>
        {parts.map(({ name, owner }) => (
          <li key={name}>
            <Link to={`/admin/despliegues/${encodeURIComponent(name)}`}>{partName(name)}</Link>
            <span className="quiet smaller">
              {name} · {owner}. Para que esté en la web, publica o fija una de sus versiones.
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
