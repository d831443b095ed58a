import type { ReactNode } from 'react';
import { Tabs } from './tabs.tsx';

export const title = 'Pestañas';

export const description =
  'Un panel a la vista; las flechas llevan de uno a otro. Sin scripts se leen todos, con su título.';

const items = [
  { id: 'html', title: 'HTML', content: <p>Qué es cada cosa.</p> },
  { id: 'css', title: 'CSS', content: <p>Cómo se ve y dónde va.</p> },
  { id: 'js', title: 'JavaScript', content: <p>Qué hace cuando alguien la usa.</p> },
];

export const examples: { name: string; render: () => ReactNode }[] = [
  { name: 'Tres paneles', render: () => <Tabs label="Lenguajes" items={items} /> },
];
