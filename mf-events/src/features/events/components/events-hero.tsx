import { Panot, PanotTile } from '@femcoders/shared-ui';
import styles from './events-hero.module.css';

/** The head of the events page (spec section 2) over a pavement that runs off the page's edge. */
export function EventsHero() {
  return (
    <header className={styles.hero}>
      <div className={`wrap ${styles.words}`}>
        <h1>Próximos eventos tech</h1>
        <p className={styles.subtitle}>conectando talento en tecnología</p>
      </div>
      <Pavement />
    </header>
  );
}

const radius = 41;
/** Flowers without a tile: their grooves take the colour of the ground that they lie on. */
const dark = { ground: 'var(--band)', petal: 'var(--band-title)', core: 'var(--sun)' };
const light = { ground: 'var(--band)', petal: 'var(--art-paper)', core: 'var(--art-ink)' };

function Pavement() {
  return (
    <div className={styles.pavement} aria-hidden="true">
      <div className={styles.row}>
        <PanotTile palette="sun" petals={3} rotation={-90} radius={radius} />
        <PanotTile
          palette={{ ground: 'var(--art-night)', petal: 'var(--sun)', core: 'var(--coral)' }}
          radius={radius}
        />
        <Panot palette={light} radius={radius} />
        <PanotTile palette="violet" petals={6} rotation={30} radius={radius} />
      </div>
      <div className={styles.row}>
        <PanotTile palette="violet" petals={5} radius={radius} />
        <Panot palette={dark} petals={6} rotation={30} radius={radius} />
        <PanotTile palette="lilac" petals={8} rotation={22.5} radius={radius} />
        <PanotTile palette="ink" petals={6} rotation={30} radius={radius} />
        <Panot palette={light} petals={5} radius={radius} />
      </div>
      <div className={styles.row}>
        <Panot palette={light} radius={radius} />
        <PanotTile palette="mint" radius={radius} />
        <PanotTile palette="sun" petals={3} rotation={-90} radius={radius} />
        <PanotTile palette="iris" petals={8} rotation={22.5} radius={radius} />
      </div>
    </div>
  );
}
