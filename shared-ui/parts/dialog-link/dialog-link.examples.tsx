import type { ReactNode } from 'react';
import { DialogLink } from './dialog-link.tsx';

export const title = 'Enlace que abre un diálogo';

export const examples: { name: string; render: () => ReactNode }[] = [
  {
    name: 'Con la página del mismo texto',
    render: () => (
      <DialogLink to="/politica-de-cookies" onOpen={() => {}}>
        Política de cookies
      </DialogLink>
    ),
  },
];
