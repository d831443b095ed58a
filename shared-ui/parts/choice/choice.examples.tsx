import { type ReactNode, useState } from 'react';
import { Checkbox, ChoiceGroup } from './choice.tsx';

export const title = 'Opciones';

export const description =
  'Una pregunta con sus respuestas: una sola, las que quieras, o una casilla suelta. Controles del navegador, así que funcionan sin scripts y con teclado.';

const days = [
  { value: 'martes', label: 'Martes', hint: 'Por la tarde' },
  { value: 'jueves', label: 'Jueves' },
  { value: 'sabado', label: 'Sábado', hint: 'Por la mañana' },
] as const;

type Day = (typeof days)[number]['value'];

function Group({ type, error }: { type: 'radio' | 'checkbox'; error?: string }) {
  const [chosen, setChosen] = useState<Day[]>(error ? [] : ['jueves']);
  return (
    <ChoiceGroup
      type={type}
      name={`ejemplo-${type}${error ? '-error' : ''}`}
      label={type === 'radio' ? '¿Qué día te va mejor?' : '¿Qué días puedes?'}
      choices={days}
      chosen={chosen}
      onChange={setChosen}
      error={error}
      optional={type === 'checkbox'}
    />
  );
}

export const examples: { name: string; render: () => ReactNode }[] = [
  { name: 'Una respuesta', render: () => <Group type="radio" /> },
  { name: 'Varias respuestas', render: () => <Group type="checkbox" /> },
  { name: 'Falta responder', render: () => <Group type="radio" error="Elige un día" /> },
  { name: 'Una casilla', render: () => <Checkbox name="ejemplo-casilla" label="Quiero que me avisen del próximo" /> },
];
