import { Link } from '@femcoders/platform';
import { buttonClass, Panot, PanotTile } from '@femcoders/shared-ui';
import { proposePath } from '../talk-links.ts';
import styles from './talks-hero.module.css';

const radius = 41;
const onMint = { ground: 'var(--mint-band)', petal: 'var(--mint-title)', core: 'var(--sun)' };

/** The head of the talks: what there is, and how one gets among it. */
export function TalksHero() {
  return (
    <header className={styles.hero}>
      <div className={`wrap ${styles.words}`}>
        <h1>Presentaciones destacadas</h1>
        <p className={styles.lead}>
          Las charlas de la comunidad, para leerlas, buscar en lo que se dijo y volver a la diapositiva que necesitas.
        </p>
        <p>
          <Link to={proposePath} className={buttonClass('filled')}>
            Proponer una charla
          </Link>
        </p>
      </div>
      <div className={styles.pavement} aria-hidden="true">
        <Panot palette={onMint} petals={6} rotation={30} radius={radius} />
        <PanotTile palette="ink" petals={5} radius={radius} />
        <PanotTile palette="sun" petals={8} rotation={22.5} radius={radius} />
        <PanotTile palette="violet" radius={radius} />
        <Panot palette={onMint} petals={8} rotation={22.5} radius={radius} />
        <PanotTile palette="coral" petals={6} rotation={30} radius={radius} />
      </div>
    </header>
  );
}
