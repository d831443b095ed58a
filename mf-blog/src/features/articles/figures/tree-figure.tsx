import { cutBox } from './cut-box.ts';
import styles from './figures.module.css';

const nodes = [
  { x: 250, y: 8, name: 'document', look: styles.violet },
  { x: 250, y: 84, name: 'html', look: styles.violet },
  { x: 110, y: 160, name: 'head', look: styles.lilac },
  { x: 390, y: 160, name: 'body', look: styles.violet },
  { x: 262, y: 236, name: 'h1', look: styles.sun },
  { x: 480, y: 236, name: 'p', look: styles.sun },
  { x: 262, y: 312, name: '"Hola"', look: styles.mint },
  { x: 410, y: 312, name: '"Soy "', look: styles.mint },
  { x: 550, y: 312, name: 'b', look: styles.sun },
];
const width = 112;
const height = 44;

/** The tree of a small page, from the document down to its words. */
export function TreeFigure() {
  return (
    <figure>
      <svg
        className={styles.drawing}
        viewBox="0 0 680 364"
        role="img"
        aria-label="Del documento cuelga html; de html, head y body; de body, un h1 con el texto Hola y un p, y del p un texto y un elemento b."
        focusable="false"
      >
        <path
          d="M306 52V84M306 128V144M166 160V144H446V160M446 204V220M318 236V220H536V236M318 280V312M536 280V296M466 312V296H606V312"
          className={styles.arrow}
        />
        {nodes.map(({ x, y, name, look }) => (
          <g key={name}>
            <path d={cutBox(x, y, width, height, 8)} className={look} />
            <text
              x={x + width / 2}
              y={y + 28}
              textAnchor="middle"
              className={look === styles.violet ? `${styles.label} ${styles.onViolet}` : styles.label}
            >
              {name}
            </text>
          </g>
        ))}
      </svg>
      <figcaption className={styles.caption}>
        Los elementos tienen hijos; los textos, que también son nodos, no.
      </figcaption>
    </figure>
  );
}
