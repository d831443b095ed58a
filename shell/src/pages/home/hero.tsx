import { Link } from '@femcoders/platform';
import { buttonClass } from '@femcoders/shared-ui';
import { Arrow } from '@femcoders/shared-ui/arrow';
import { Slot } from '../../slots/slot.tsx';
import styles from './hero.module.css';
import { HeroPlan } from './hero-plan.tsx';
import shared from './home.module.css';
import { MemberGreeting } from './member-greeting.tsx';

/**
 * Renders what the club is, and the way in; for a member, what is hers today. The HTML is the same for everybody: the
 * class that the first script sets decides before the first paint which of both is in sight.
 */
export function Hero() {
  return (
    <section className={`wrap ${styles.hero}`}>
      <div className={`stack starts packed ${styles.promise}`}>
        <h1>Tu comunidad de mujeres en tecnología</h1>
        <div className={styles.forVisitors}>
          <p className={shared.lead}>
            Aprendemos, nos presentamos a entrevistas y subimos a escenarios juntas. Empezamos en Barcelona; entras
            desde donde estés.
          </p>
          <div className={shared.actions}>
            <Link className={buttonClass()} to="/register">
              Únete gratis
              <Arrow />
            </Link>
            <Link className={buttonClass('outline')} to="/eventos">
              Próximos eventos
            </Link>
          </div>
          <p className={styles.meta}>
            Con tu cuenta: plaza en los eventos, una mentora, las ofertas tres días antes y el Slack de todas.
          </p>
        </div>
      </div>
      <HeroPlan className={`${styles.plan} ${styles.forVisitors}`} />
      <div className={styles.mine}>
        <MemberGreeting />
        <div className={styles.tiles}>
          <Slot name="home.mine" />
        </div>
      </div>
    </section>
  );
}
