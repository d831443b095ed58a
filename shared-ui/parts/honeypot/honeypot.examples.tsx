import type { ReactNode } from 'react';
import { Honeypot } from './honeypot.tsx';

export const title = 'Campo trampa';

export const description =
  'No se ve, no se oye y no recibe el foco: solo lo rellenan los programas que envían publicidad.';

export const examples: { name: string; render: () => ReactNode }[] = [
  { name: 'Dentro de un formulario', render: () => <Honeypot /> },
];
