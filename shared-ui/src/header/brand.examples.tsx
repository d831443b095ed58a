import type { ReactNode } from 'react';
import type { LinkProps } from '../link.ts';
import { Brand } from './brand.tsx';

export const title = 'Marca';

export const description = 'El panot y el nombre. Encabeza la página y el pie, y lleva al inicio.';

const Anchor = ({ to, children, ...rest }: LinkProps) => (
  <a {...rest} href={to}>
    {children}
  </a>
);

export const examples: { name: string; render: () => ReactNode }[] = [
  { name: 'Logotipo', render: () => <Brand brand="FemCoders Club" LinkComponent={Anchor} /> },
];
