import { Panot } from '@femcoders/shared-ui';
import type { ReactNode } from 'react';
import styles from './flip-card.examples.module.css';
import { FlipCard } from './flip-card.tsx';

export const title = 'Tarjeta con dorso';

export const description =
  'El ratón, Intro, Espacio o un toque la giran; Volver o Escape la devuelven. Con menos movimiento, se funde.';

export const examples: { name: string; render: () => ReactNode }[] = [
  {
    name: 'Frente y dorso',
    render: () => (
      <FlipCard
        className={styles.card}
        title="El xamfrà"
        turnLabel="Leer qué es el xamfrà"
        front={
          <>
            <Panot palette="lilac" />
            <div className={styles.caption}>
              <h3>El xamfrà</h3>
            </div>
          </>
        }
      >
        <p>La esquina cortada a 45 grados de las manzanas del Eixample.</p>
      </FlipCard>
    ),
  },
];
