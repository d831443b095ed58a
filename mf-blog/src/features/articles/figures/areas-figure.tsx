import { PanotFlower } from '@femcoders/shared-ui';
import { cutBox } from './cut-box.ts';
import styles from './figures.module.css';

/** The plan that the named areas of the example draw. */
export function AreasFigure() {
  return (
    <figure>
      <svg
        className={styles.drawing}
        viewBox="0 0 640 320"
        role="img"
        aria-label="La cabecera y el pie cruzan las dos columnas; entre ellos, el menú a la izquierda y el contenido a la derecha."
        focusable="false"
      >
        <path d={cutBox(0, 0, 640, 320, 32)} className={styles.plan} />
        <path d={cutBox(28, 28, 584, 64, 12)} className={styles.coral} />
        <path d={cutBox(28, 108, 144, 112, 12)} className={styles.mint} />
        <path d={cutBox(188, 108, 424, 112, 12)} className={styles.lilac} />
        <path d={cutBox(28, 236, 584, 56, 12)} className={styles.sun} />
        <g transform="translate(504 114)">
          <PanotFlower palette="lilac" radius={42} />
        </g>
        <g className={styles.label}>
          <text x="48" y="65">
            cabecera
          </text>
          <text x="48" y="169">
            menu
          </text>
          <text x="208" y="169">
            contenido
          </text>
          <text x="48" y="269">
            pie
          </text>
        </g>
      </svg>
      <figcaption className={styles.caption}>
        El mismo plano, dibujado: tres filas, dos columnas, cuatro áreas.
      </figcaption>
    </figure>
  );
}
