import { Link } from '@femcoders/platform';
import { buttonClass } from '@femcoders/shared-ui';
import { Arrow } from '@femcoders/shared-ui/arrow';

import styles from './hero.module.css';
import { Stairs } from './stairs.tsx';

/** The intro, with the ways to the events and to the team (spec section 2). */
export function Hero() {
  return (
    <header className={styles.hero}>
      <div className={`wrap ${styles.words}`}>
        <h1>Aquí no eres la única de la sala</h1>
        <p className={styles.lead}>
          Somos mujeres que trabajan en tecnología o quieren hacerlo. Nos juntamos para aprender, para que se nos vea y
          para que las oportunidades nos lleguen a todas.
        </p>
        <div className={styles.actions}>
          <Link className={buttonClass()} to="/eventos">
            Ven a un evento
            <Arrow />
          </Link>
          <Link className={buttonClass('outline')} to="/equipo">
            Conoce al equipo
          </Link>
        </div>
      </div>
      <Stairs />
    </header>
  );
}
