import { Panot, type PanotProps, panotFromSeed } from '@femcoders/shared-ui';
import type { Value } from './value-list.ts';
import styles from './value-poster.module.css';

const flowers: Record<Value['ground'], PanotProps['palette']> = {
  sun: { ground: 'var(--sun)', petal: 'var(--coral)', core: 'var(--art-ink)' },
  violet: { ground: 'var(--violet)', petal: 'var(--sun)', core: 'var(--coral)' },
  coral: { ground: 'var(--coral)', petal: 'var(--art-paper)', core: 'var(--art-ink)' },
  mint: { ground: 'var(--mint)', petal: 'var(--violet)', core: 'var(--sun)' },
  lilac: { ground: 'var(--lilac)', petal: 'var(--violet)', core: 'var(--coral)' },
};

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
        <Panot petals={petals} rotation={rotation} palette={flowers[ground]} radius={48} />
      </div>
    </div>
  );
}
