import type { ReactNode } from 'react';
import { LoopVideo } from './loop-video.tsx';

export const title = 'Vídeo en bucle';

export const description =
  'Un vídeo corto sin sonido que da vueltas mientras se ve. Se puede pausar, y no se mueve solo para quien pide menos movimiento.';

export const examples: { name: string; render: () => ReactNode }[] = [
  {
    name: 'Con su descripción',
    render: () => (
      <LoopVideo
        name="nosotras"
        label="Vídeo de la comunidad"
        description="Las baldosas de un plano giran una tras otra: detrás de cada flor aparece una compañera."
      />
    ),
  },
];
