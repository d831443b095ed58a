import { cutBox } from './cut-box.ts';
import styles from './figures.module.css';

const columns = [0, 1, 2];
const place = (column: number) => 20 + column * 136;

/** Two declared rows, and the one that the browser adds for what is left over. */
export function ImplicitFigure() {
  return (
    <figure>
      <svg
        className={styles.drawing}
        viewBox="0 0 640 300"
        role="img"
        aria-label="Dos filas declaradas con tres piezas cada una y, debajo, una tercera fila que el navegador ha añadido para la séptima pieza."
        focusable="false"
      >
        <path d={cutBox(1, 1, 430, 204, 20)} className={styles.arrow} />
        {columns.map((column) => (
          <g key={column}>
            <path d={cutBox(place(column), 20, 120, 76)} className={styles.violet} />
            <path d={cutBox(place(column), 110, 120, 76)} className={styles.violet} />
            <text x={place(column) + 60} y="63" textAnchor="middle" className={`${styles.label} ${styles.onViolet}`}>
              {column + 1}
            </text>
            <text x={place(column) + 60} y="153" textAnchor="middle" className={`${styles.label} ${styles.onViolet}`}>
              {column + 4}
            </text>
          </g>
        ))}
        <path d={cutBox(place(0), 222, 120, 66)} className={styles.sun} />
        <text x={place(0) + 60} y="260" textAnchor="middle" className={styles.label}>
          7
        </text>
        <path d={cutBox(place(1), 223, 120, 64)} className={styles.outline} />
        <path d={cutBox(place(2), 223, 120, 64)} className={styles.outline} />
        <text x="456" y="108" className={styles.note}>
          explícita
        </text>
        <text x="456" y="260" className={styles.note}>
          implícita
        </text>
      </svg>
      <figcaption className={styles.caption}>
        Declaras dos filas de tres. La séptima pieza estrena una fila que no escribiste.
      </figcaption>
    </figure>
  );
}
