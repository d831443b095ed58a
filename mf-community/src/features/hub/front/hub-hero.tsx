import { Link } from '@femcoders/platform';
import { buttonClass, Panot, PanotTile } from '@femcoders/shared-ui';
import { proposePath } from '../hub-address.ts';
import styles from './hub-hero.module.css';

/** The head of the hub: a square where each tile is one of its sections. */
export function HubHero() {
  return (
    <header className={styles.hero}>
      <div className={`wrap split-7-5 ${styles.inner}`}>
        <div className={styles.words}>
          <h1>La plaza de la comunidad</h1>
          <p className="lead">
            Lo que una encuentra les sirve a las demás: recursos, proyectos que buscan manos, grupos, alguien con quien
            estudiar y las once ideas que queremos hacer juntas.
          </p>
          <p>
            <Link to={proposePath()} className={`${buttonClass('filled')} ${styles.act}`}>
              Compartir algo
            </Link>
          </p>
        </div>
        <div className={styles.square} aria-hidden="true">
          <PanotTile petals={6} palette="sun" />
          <PanotTile petals={4} palette="violet" />
          <Panot petals={8} palette={open} radius={42} />
          <PanotTile petals={5} palette="coral" />
          <Panot petals={4} palette={open} radius={42} />
          <PanotTile petals={6} palette="ink" />
          <PanotTile petals={8} palette="lilac" />
          <PanotTile petals={3} rotation={-90} palette="sun" />
          <PanotTile petals={6} palette="iris" />
        </div>
      </div>
    </header>
  );
}

/** Flowers without a tile, on the band's own ground. */
const open = { ground: 'var(--mint-band)', petal: 'var(--mint-title)', core: 'var(--page)' };
