import { cutBox } from './cut-box.ts';
import styles from './figures.module.css';

const stops = ['document', 'section', 'button', 'span'];

/** The way of an event: down to the element where it began, and up again. */
export function BubbleFigure() {
  return (
    <figure>
      <svg
        className={styles.drawing}
        viewBox="0 0 680 330"
        role="img"
        aria-label="Cuatro cajas, una dentro de otra: document, section, button y span. Una flecha baja por la izquierda hasta span, la captura, y otra sube por la derecha, el burbujeo."
        focusable="false"
      >
        {stops.map((name, depth) => (
          <g key={name}>
            <path
              d={cutBox(120 + depth * 40, 10 + depth * 62, 440 - depth * 80, 300 - depth * 72, 12)}
              className={[styles.lilac, styles.mint, styles.sun, styles.coral][depth]}
            />
            <text x="340" y={42 + depth * 62} textAnchor="middle" className={styles.label}>
              {name}
            </text>
          </g>
        ))}
        <path d="M90 20V250M78 236l12 14 12-14M590 250V20M578 34l12-14 12 14" className={styles.arrow} />
        <text x="4" y="290" className={styles.note}>
          1. captura
        </text>
        <text x="676" y="290" textAnchor="end" className={styles.note}>
          2. burbujeo
        </text>
      </svg>
      <figcaption className={styles.caption}>
        El evento baja hasta donde empezó y vuelve a subir. Los escuchadores normales actúan en la subida.
      </figcaption>
    </figure>
  );
}
