import type { ReactNode } from 'react';
import { Combobox } from './combobox.tsx';

export const title = 'Campo con sugerencias';

export const description = 'Ofrece lo que se parece a lo escrito, con o sin tildes y mayúsculas. Las flechas eligen.';

const options = [
  { id: 'bcn', label: 'Barcelona' },
  { id: 'cac', label: 'Cáceres' },
  { id: 'cor', label: 'A Coruña' },
  { id: 'leo', label: 'León' },
  { id: 'mlg', label: 'Málaga' },
];

export const examples: { name: string; render: () => ReactNode }[] = [
  { name: 'Una ciudad', render: () => <Combobox label="Ciudad" hint="Donde vives o trabajas" options={options} /> },
  {
    name: 'Una o varias, también de las que no están',
    render: () => <Combobox label="Ciudades" optional options={options} emptiesItself onType={() => undefined} />,
  },
];
