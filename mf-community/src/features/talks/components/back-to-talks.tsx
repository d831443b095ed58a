import { Link } from '@femcoders/platform';
import { Arrow } from '@femcoders/shared-ui/arrow';
import { talksPath } from '../talk-links.ts';

/** The way up from a page below the list of talks. */
export function BackToTalks() {
  return (
    <p>
      <Link className="tap gap-12 bold plain" to={talksPath}>
        <Arrow back />
        Todas las presentaciones
      </Link>
    </p>
  );
}
