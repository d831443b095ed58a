import type { ReactNode } from 'react';
import { Picture } from './picture.tsx';

export const title = 'Imagen';

export const description =
  'AVIF o WebP según la anchura de la ventana. Si falla, el original; si también falla, un panot del mismo tamaño.';

const portrait = { name: 'assets/portraits/retrato-01.png', alt: 'Retrato dibujado', width: 240, height: 240 };

export const examples: { name: string; render: () => ReactNode }[] = [
  { name: 'Con su sitio reservado', render: () => <Picture {...portrait} /> },
];
