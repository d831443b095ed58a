import { cutBox } from './cut-box.ts';
import styles from './figures.module.css';

/** The states of a promise and what leads from one to the next. */
export function PromiseFigure() {
  return (
    <figure>
      <svg
        className={styles.drawing}
        viewBox="0 0 680 260"
        role="img"
        aria-label="Una promesa pendiente pasa a cumplida, con un valor que recibe then, o a rechazada, con un error que recibe catch. De cumplida y de rechazada no sale ninguna flecha entre ellas."
        focusable="false"
      >
        <path d={cutBox(10, 94, 170, 72, 12)} className={styles.sun} />
        <text x="95" y="136" textAnchor="middle" className={styles.label}>
          pendiente
        </text>
        <path d="M180 116 290 62M275 60l15 2-9 13M180 144 290 198M281 185l9 13-15 2" className={styles.arrow} />
        <path d={cutBox(296, 20, 170, 72, 12)} className={styles.mint} />
        <text x="381" y="62" textAnchor="middle" className={styles.label}>
          cumplida
        </text>
        <path d={cutBox(296, 168, 170, 72, 12)} className={styles.coral} />
        <text x="381" y="210" textAnchor="middle" className={styles.label}>
          rechazada
        </text>
        <path d="M466 56H530M520 49l10 7-10 7M466 204H530M520 197l10 7-10 7" className={styles.arrow} />
        <text x="540" y="61" className={styles.note}>
          then(valor)
        </text>
        <text x="540" y="209" className={styles.note}>
          catch(error)
        </text>
      </svg>
      <figcaption className={styles.caption}>
        De pendiente se sale una sola vez, y lo que salga se queda así.
      </figcaption>
    </figure>
  );
}
