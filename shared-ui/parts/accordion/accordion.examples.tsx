import type { ReactNode } from 'react';
import { Accordion } from './accordion.tsx';

export const title = 'Acordeón';

export const description =
  'Títulos que se despliegan de uno en uno. Funciona sin scripts y con la búsqueda del navegador.';

const items = [
  {
    id: 'ejemplo-xamfra',
    title: '¿Qué es un xamfrà?',
    content: <p>La esquina cortada a 45 grados de una manzana del Eixample: deja ver a quien viene y hace sitio.</p>,
  },
  {
    id: 'ejemplo-panot',
    title: '¿Y un panot?',
    content: <p>La baldosa de las aceras. La de cuatro pétalos es la de la casa.</p>,
  },
  {
    id: 'ejemplo-diagonal',
    title: '¿Por qué hay una sola diagonal?',
    content: (
      <>
        <p>Porque con dos dejaría de ser la excepción:</p>
        <ul>
          <li>la retícula ordena;</li>
          <li>la diagonal dice dónde mirar.</li>
        </ul>
      </>
    ),
  },
];

export const examples: { name: string; render: () => ReactNode }[] = [
  { name: 'Una abierta como mucho', render: () => <Accordion items={items} /> },
];
