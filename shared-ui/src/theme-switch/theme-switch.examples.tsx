import { type ThemeChoice, ThemeSwitch } from '@femcoders/shared-ui';
import { type ReactNode, useState } from 'react';

export const title = 'Selector de aspecto';

export const description = 'Claro, oscuro o el del sistema. Aquí solo se mira: el que cambia la web está al pie.';

function Trial() {
  const [choice, setChoice] = useState<ThemeChoice>('system');
  return <ThemeSwitch choice={choice} onChoose={setChoice} />;
}

export const examples: { name: string; render: () => ReactNode }[] = [
  { name: 'Tres opciones', render: () => <Trial /> },
];
