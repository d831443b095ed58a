import { EmptyState, ErrorState, LoadingPanot, Skeleton } from '@femcoders/shared-ui';
import type { ReactNode } from 'react';

export const title = 'Estados';

export const description = 'Cargando, vacío y fallo: cada uno dice qué pasa y qué se puede hacer.';

export const examples: { name: string; render: () => ReactNode }[] = [
  { name: 'Cargando', render: () => <LoadingPanot label="Cargando eventos inspiradores..." /> },
  { name: 'Esqueleto de un texto', render: () => <Skeleton lines={3} /> },
  {
    name: 'Nada que enseñar',
    render: () => (
      <EmptyState title="No hay eventos pasados disponibles">
        <p>Cuando termine el primero, lo encontrarás aquí.</p>
      </EmptyState>
    ),
  },
  {
    name: 'Algo no ha llegado',
    render: () => (
      <ErrorState title="Esta parte no ha podido cargarse" retryHref="/sistema">
        El resto de la web funciona. Puedes reintentarlo ahora.
      </ErrorState>
    ),
  },
];
