import type { LinkProps } from '@femcoders/shared-ui';
import type { ReactNode } from 'react';
import { PageStep, PageSteps } from './page-step.tsx';

export const title = 'Paso de página';

export const description = 'La página de antes y la de después de una lista, y en cuál se está.';

const PlainLink = ({ to, className, children }: LinkProps) => (
  <a href={to} className={className}>
    {children}
  </a>
);

export const examples: { name: string; render: () => ReactNode }[] = [
  { name: 'Hay más', render: () => <PageStep name="Siguiente" to="#paso-de-pagina" LinkComponent={PlainLink} /> },
  {
    name: 'Anterior y siguiente',
    render: () => (
      <PageSteps label="Pasos de ejemplo" previous={null} next="#paso-de-pagina" LinkComponent={PlainLink}>
        Página 1 de 4
      </PageSteps>
    ),
  },
  { name: 'Al final', render: () => <PageStep name="Siguiente" to={null} LinkComponent={PlainLink} /> },
];
