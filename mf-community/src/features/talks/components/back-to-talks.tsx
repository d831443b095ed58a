import { Link } from '@femcoders/platform';
import { Arrow } from '@femcoders/shared-ui/arrow';
import { talksPath } from '../talk-links.ts';
import styles from './back-to-talks.module.css';

/** The way up from a page below the list of talks. */
export function BackToTalks() {
  return (
    <p>
      <Link className={styles.back} to={talksPath}>
        <Arrow />
        Todas las presentaciones
      </Link>
    </p>
  );
}
