import { PanotTile } from '@femcoders/shared-ui';
import { useEffect, useRef } from 'react';
import styles from './first-steps.module.css';

/**
 * Shown once.
 * @param takesFocus what she pressed last is gone
 */
export function AllDone({ takesFocus }: { takesFocus: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);

  return (
    <section className={styles.allDone} aria-labelledby="primeros-pasos">
      <PanotTile petals={5} palette="mint" className={styles.flower} />
      <div>
        <h2 id="primeros-pasos" ref={heading} tabIndex={-1}>
          Primeros pasos, dados
        </h2>
        <p>Los cinco. A partir de aquí el club es tan tuyo como de cualquiera.</p>
      </div>
    </section>
  );
}
