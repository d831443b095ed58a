import type { ReactNode } from 'react';
import styles from './type.examples.module.css';

export const title = 'Letras';

export const description =
  'Bricolage Grotesque para titular, Figtree para leer y JetBrains Mono para el código. Los títulos lo son por su elemento: h1, h2 y h3 ya tienen su tamaño.';

export const examples: { name: string; render: () => ReactNode }[] = [
  {
    name: 'Escala',
    render: () => (
      <div className="stack gap-32 shrinks breaks">
        <p className={styles.hero}>Tu comunidad en tecnología</p>
        <p className={styles.second}>¿Por dónde empiezo?</p>
        <p className={styles.third}>Lo que se aprende haciendo</p>
        <p className={styles.lead}>Una entradilla cuenta en dos líneas por qué merece la pena seguir leyendo.</p>
        <p className={styles.body}>
          El texto se lee a 68 caracteres por línea como mucho, con aire entre líneas y enlaces que se ven sin color.
        </p>
        <p className="quiet small">21 de noviembre de 2026, 14 min de lectura</p>
        <p>
          <code>grid-template-columns: repeat(12, 1fr);</code>
        </p>
      </div>
    ),
  },
];
