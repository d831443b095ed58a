import type { ReactNode } from 'react';
import { FlipCard } from './flip-card.tsx';

export const title = 'Tarjeta con dorso';

export const description =
  'El ratón, Intro, Espacio o un toque la giran; Volver o Escape la devuelven. Con menos movimiento, se funde.';

export const examples: { name: string; render: () => ReactNode }[] = [
  {
    name: 'Frente y dorso',
    render: () => (
      <FlipCard title="El xamfrà" turnLabel="Leer qué es el xamfrà" front={<h3>El xamfrà</h3>}>
        <p>La esquina cortada a 45 grados de las manzanas del Eixample.</p>
      </FlipCard>
    ),
  },
];
