import type { LinkComponent } from '../link.ts';
import { PanotTile } from '../panot/panot-tile.tsx';
import styles from './brand.module.css';

/** The logo, which leads home: the last word of the brand is set lighter. */
export function Brand({ brand, LinkComponent }: { brand: string; LinkComponent: LinkComponent }) {
  const space = brand.lastIndexOf(' ');
  return (
    <LinkComponent to="/" className={styles.brand} aria-label={`${brand}, inicio`}>
      <PanotTile className={styles.tile} />
      <span>
        {space > 0 ? brand.slice(0, space) : brand}
        {space > 0 && <span className={styles.light}>{brand.slice(space)}</span>}
      </span>
    </LinkComponent>
  );
}
