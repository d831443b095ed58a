import { NavLink } from '@femcoders/platform';
import styles from './mail-places.module.css';

/** The way between the two lists of mails. */
export function MailPlaces() {
  return (
    <nav aria-label="Correos">
      <ul className={styles.places}>
        <li>
          <NavLink to="/admin/correos" end className={styles.place}>
            Bandeja de salida
          </NavLink>
        </li>
        <li>
          <NavLink to="/admin/correos/buzon" className={styles.place}>
            Buzón local
          </NavLink>
        </li>
      </ul>
    </nav>
  );
}
