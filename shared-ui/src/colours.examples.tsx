import type { ReactNode } from 'react';
import styles from './colours.examples.module.css';

export const title = 'Colores';

export const description =
  'Se usan por su nombre, nunca por su valor: así funcionan de noche y con más contraste. Coral, sol, menta y lila son fondos con tinta encima; no dicen nada por sí solos.';

function Colours({ names }: { names: readonly string[] }) {
  return (
    <ul className={styles.colours}>
      {names.map((name) => (
        <li key={name} className={styles.colour}>
          <svg className={`cut ${styles.swatch}`} color={`var(--${name})`} aria-hidden="true" />
          <code>--{name}</code>
        </li>
      ))}
    </ul>
  );
}

export const examples: { name: string; render: () => ReactNode }[] = [
  {
    name: 'Fondos y textos, que cambian con el aspecto',
    render: () => (
      <Colours
        names={['page', 'surface', 'ink', 'muted', 'link', 'button', 'violet', 'band', 'night', 'control', 'line']}
      />
    ),
  },
  {
    name: 'De los dibujos, iguales de día y de noche',
    render: () => <Colours names={['coral', 'sun', 'mint', 'lilac', 'iris']} />,
  },
  { name: 'Estados, siempre con un icono o una palabra', render: () => <Colours names={['error', 'success']} /> },
];
