import type { ReactNode } from 'react';
import { Select } from './select.tsx';

export const title = 'Elección en una línea';

export const description = 'Una de varias, con su nombre dentro: para filtrar y ordenar listas.';

const levels = [
  { value: 'beginner', label: 'Para empezar' },
  { value: 'advanced', label: 'Avanzado' },
];

export const examples: { name: string; render: () => ReactNode }[] = [
  { name: 'Sin elegir', render: () => <Select label="Nivel" name="nivel" any="Todos" options={levels} /> },
  {
    name: 'Elegida',
    render: () => <Select label="Orden" name="orden" defaultValue="advanced" options={levels} />,
  },
];
