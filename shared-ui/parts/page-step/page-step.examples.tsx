import type { LinkProps } from '@femcoders/shared-ui';
import type { ReactNode } from 'react';
import { PageStep } from './page-step.tsx';

export const title = 'Paso de página';

export const description = 'Para listas de las que no se sabe cuántas páginas tienen.';

const PlainLink = ({ to, className, children }: LinkProps) => (
  <a href={to} className={className}>
    {children}
  </a>
);

export const examples: { name: string; render: () => ReactNode }[] = [
  { name: 'Hay más', render: () => <PageStep name="Siguiente" to="#paso-de-pagina" LinkComponent={PlainLink} /> },
  { name: 'Al final', render: () => <PageStep name="Siguiente" to={null} LinkComponent={PlainLink} /> },
];
