import type { ReactNode } from 'react';
import { FoldedFilters } from './folded-filters.tsx';

export const title = 'Filtros plegados';

export const description = 'En un teléfono, los filtros se pliegan y dicen cuántos hay puestos.';

export const examples: { name: string; render: () => ReactNode }[] = [
  {
    name: 'Sin filtros',
    render: () => (
      <FoldedFilters label="Filtros" count={0}>
        <p>Categoría, nivel y etiqueta</p>
      </FoldedFilters>
    ),
  },
  {
    name: 'Con dos puestos',
    render: () => (
      <FoldedFilters label="Filtros" count={2}>
        <p>Categoría, nivel y etiqueta</p>
      </FoldedFilters>
    ),
  },
];
