import { Panot, panotFromSeed } from '@femcoders/shared-ui';
import type { Value } from './value-list.ts';
import styles from './value-poster.module.css';

const flower = { ground: 'var(--ground)', petal: 'var(--flower)', core: 'var(--core)' };

/** A value, what it asks of us and the flower that its name gives. */
export function ValuePoster({ name, text, ground }: Value) {
  const { petals, rotation } = panotFromSeed(name);
  return (
    <div className={`cut-clip ${styles.poster} ${styles[ground]}`}>
      <div className={styles.words}>
        <h3 className={name.length > 24 ? styles.long : undefined}>{name}</h3>
        <p>{text}</p>
      </div>
      <div className={styles.flower}>
        <Panot petals={petals} rotation={rotation} palette={flower} radius={48} />
      </div>
    </div>
  );
}
