import { Link, useSite } from '@femcoders/platform';
import { buttonClass } from '@femcoders/shared-ui';
import { Arrow } from '@femcoders/shared-ui/arrow';
import styles from './hero.module.css';
import { HeroPlan } from './hero-plan.tsx';
import shared from './home.module.css';

/** Renders what the club is, and the two entrances that are open to everybody. */
export function Hero() {
  const { slackUrl } = useSite();
  return (
    <section className={`wrap ${styles.hero}`}>
      <div className={`stack starts packed ${styles.promise}`}>
        <h1>Tu comunidad de mujeres en tecnología</h1>
        <p className={shared.lead}>
          Aprendemos, nos presentamos a entrevistas y subimos a escenarios juntas. Empezamos en Barcelona; entras desde
          donde estés.
        </p>
        <div className={shared.actions}>
          <a className={buttonClass()} href={slackUrl} rel="noopener">
            Unirme al Slack
            <Arrow />
          </a>
          <Link className={buttonClass('outline')} to="/eventos">
            Próximos eventos
          </Link>
        </div>
        <p className={styles.meta}>También se entra viniendo a un evento.</p>
      </div>
      <HeroPlan className={styles.plan} />
    </section>
  );
}
