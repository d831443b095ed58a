import { Link } from '@femcoders/platform';
import { buttonClass } from '@femcoders/shared-ui';
import { Outcome } from './outcome.tsx';

/** A link about a password that was used, is too old or was not copied whole. */
export function BadLink() {
  return (
    <Outcome title="Este enlace ya no sirve">
      <p>Caducó, ya se usó o no ha llegado entero. Pide otro: tarda un momento.</p>
      {/* The page for asking may be this one: it is loaded again. */}
      <Link className={buttonClass()} to="/forgot-password" reloadDocument>
        Pedir otro enlace
      </Link>
    </Outcome>
  );
}
