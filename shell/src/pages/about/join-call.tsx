import { Link, useSite } from '@femcoders/platform';
import { buttonClass } from '@femcoders/shared-ui';
import { Arrow } from '@femcoders/shared-ui/arrow';
import { Picture } from '@femcoders/shared-ui/picture';

import styles from './join-call.module.css';

/** The call that ends the page on a phone (spec section 2); the style sheet leaves it out above 768 px. */
export function JoinCall() {
  const { brand } = useSite();
  return (
    <aside className={`wrap ${styles.call}`} aria-label="Únete">
      <p className={styles.invitation}>Queda un sitio a tu nombre</p>
      <Link className={buttonClass()} to="/register">
        Únete a {brand}
        <Arrow />
      </Link>
      <div className={styles.row} aria-hidden="true">
        <Portrait number="14" />
        <Portrait number="07" />
        <svg viewBox="0 0 100 100" aria-hidden="true">
          <path d="M13 1h74L99 13v74L87 99H13L1 87V13Z" />
          <text x="50" y="60" textAnchor="middle">
            tú
          </text>
        </svg>
        <Portrait number="22" />
      </div>
    </aside>
  );
}

function Portrait({ number }: { number: string }) {
  return (
    <Picture
      className={`cut-clip ${styles.portrait}`}
      name={`assets/portraits/retrato-${number}.png`}
      alt=""
      width={720}
      height={720}
    />
  );
}
