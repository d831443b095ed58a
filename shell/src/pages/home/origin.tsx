import { Link } from '@femcoders/platform';
import { buttonClass } from '@femcoders/shared-ui';
import { Face } from './face.tsx';
import styles from './origin.module.css';

/** Why there is a club, and since when (spec section 1). */
export function Origin() {
  return (
    <section className={`wrap ${styles.origin}`}>
      <div className={styles.story}>
        <h2>Un club para no hacer el camino sola</h2>
        <p>
          Queremos más mujeres en los oficios digitales, y que lleguen hasta donde quieran. Por eso compartimos lo que
          sabemos, abrimos puertas y nos acompañamos: de la primera línea de código a la primera charla.
        </p>
        <p className={styles.date}>
          <span className={styles.before}>Nacimos un martes,</span> <b>24</b>{' '}
          <span className={styles.after}>de octubre de 2023</span>
        </p>
        <Link className={buttonClass('outline')} to="/femcoders-quienes-somos">
          Quiénes somos
        </Link>
      </div>
      <div className={styles.neighbours} data-reveal>
        <Face name="09" />
        <Face name="06" />
        <Face name="21" />
      </div>
    </section>
  );
}
