import type { ReactNode } from 'react';
import styles from './grid.examples.module.css';

export const title = 'Retícula, distancias y esquinas';

export const description =
  'Doce columnas, distancias de 8 en 8 y esquinas a 45 grados: los objetos que se pueden coger cortan las cuatro; las superficies, una.';

const steps = ['4', '8', '12', '16', '24', '32', '48', '64', '72', '96', '112', '128', '136'];
const columns = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'];

export const examples: { name: string; render: () => ReactNode }[] = [
  {
    name: 'Columnas',
    render: () => (
      <div className={styles.columns}>
        {columns.map((column) => (
          <span key={column} />
        ))}
      </div>
    ),
  },
  {
    name: 'Distancias',
    render: () => (
      <ul className="stack gap-8">
        {steps.map((step) => (
          <li key={step} className="bar gap-16 middle">
            <svg className={styles.bar} fontSize={`var(--s-${step})`} aria-hidden="true" />
            <code>--s-{step}</code>
          </li>
        ))}
      </ul>
    ),
  },
  {
    name: 'Esquinas',
    render: () => (
      <div className="row gap-24">
        <p className={`cut ${styles.corner} ${styles.object}`}>Objeto</p>
        <p className={`cut ${styles.corner} ${styles.sheet}`}>Superficie</p>
      </div>
    ),
  },
];
