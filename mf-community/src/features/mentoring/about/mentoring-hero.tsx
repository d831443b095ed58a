import { Link } from '@femcoders/platform';
import { buttonClass, PanotTile } from '@femcoders/shared-ui';
import { askPath, minePath, offerPath } from '../mentoring-address.ts';
import styles from './mentoring-hero.module.css';

/** The head of the page: what one may hope for, and the two ways in. */
export function MentoringHero() {
  return (
    <header className={styles.hero}>
      <div className={`wrap ${styles.inner}`}>
        <div className={styles.words}>
          <h1>Mentoría</h1>
          <p className={styles.lead}>
            Alguien que ya ha pasado por donde estás tú, un rato, gratis. Para preguntar lo que no preguntas en una
            entrevista.
          </p>
          <p className={`row gap-12 ${styles.actions}`}>
            <Link to={askPath} className={buttonClass('filled')}>
              Pedir mentora
            </Link>
            <Link to={offerPath} className={buttonClass('outline')}>
              Ofrecerme como mentora
            </Link>
          </p>
          <p className={styles.mine}>
            ¿Ya estás dentro? <Link to={minePath}>Ir a mi mentoría</Link>
          </p>
        </div>
        <Pair />
      </div>
    </header>
  );
}

/** Two who keep each other company, one with more petals than the other. */
function Pair() {
  return (
    <div className={styles.pair} aria-hidden="true">
      <PanotTile palette="violet" petals={8} rotation={22.5} />
      <PanotTile palette="sun" petals={5} />
      <PanotTile palette="coral" petals={3} rotation={-90} />
    </div>
  );
}
