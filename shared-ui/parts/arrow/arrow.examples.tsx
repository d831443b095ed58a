import { buttonClass } from '@femcoders/shared-ui';
import type { ReactNode } from 'react';
import { Arrow } from './arrow.tsx';

export const title = 'Flecha';

export const description = 'Al final de un enlace que lleva a otro sitio; el botón le da tamaño y color.';

export const examples: { name: string; render: () => ReactNode }[] = [
  {
    name: 'En un botón',
    render: () => (
      <a className={buttonClass()} href="#flecha">
        Seguir
        <Arrow />
      </a>
    ),
  },
];
