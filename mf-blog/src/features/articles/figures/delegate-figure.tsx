import { cutBox } from './cut-box.ts';
import styles from './figures.module.css';

const rows = [0, 1, 2];

/** One listener on a list, to which the clicks of all its rows rise. */
export function DelegateFigure() {
  return (
    <figure>
      <svg
        className={styles.drawing}
        viewBox="0 0 680 250"
        role="img"
        aria-label="Una lista con tres filas, cada una con su botón. De cada botón sale una flecha hacia un único escuchador, que está en la lista."
        focusable="false"
      >
        <path d={cutBox(10, 10, 400, 230, 16)} className={styles.lilac} />
        {rows.map((row) => (
          <g key={row}>
            <path d={cutBox(34, 30 + row * 68, 352, 52, 8)} className={styles.sun} />
            <text x="54" y={62 + row * 68} className={styles.label}>
              fila {row + 1}
            </text>
            <path d={cutBox(262, 38 + row * 68, 108, 36, 6)} className={styles.violet} />
            <text x="316" y={61 + row * 68} textAnchor="middle" className={`${styles.label} ${styles.onViolet}`}>
              botón
            </text>
            <path d={`M370 ${56 + row * 68}H440L488 ${104 + row * 22}`} className={styles.arrow} />
          </g>
        ))}
        <path d={cutBox(492, 90, 176, 76, 12)} className={styles.coral} />
        <text x="580" y="122" textAnchor="middle" className={styles.label}>
          un escuchador
        </text>
        <text x="580" y="148" textAnchor="middle" className={styles.label}>
          en la lista
        </text>
      </svg>
      <figcaption className={styles.caption}>
        Los clics de todas las filas, también de las nuevas, suben a la lista.
      </figcaption>
    </figure>
  );
}
