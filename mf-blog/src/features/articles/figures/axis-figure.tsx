import { PanotFlower } from '@femcoders/shared-ui';
import { cutBox } from './cut-box.ts';
import styles from './figures.module.css';

/** One axis next to two: what Flexbox and Grid share out. */
export function AxisFigure() {
  return (
    <div className={styles.pair}>
      <figure>
        <svg className={styles.drawing} viewBox="0 0 300 96" aria-hidden="true" focusable="false">
          <path d={cutBox(0, 4, 62, 62)} className={styles.coral} />
          <path d={cutBox(74, 4, 94, 62)} className={styles.sun} />
          <path d={cutBox(180, 4, 62, 62)} className={styles.mint} />
          <path d={cutBox(254, 4, 44, 62, 7.75)} className={styles.violet} />
          <path d="M0 84H296M287 77l9 7-9 7" className={styles.arrow} />
        </svg>
        <figcaption className={styles.caption}>
          <strong>Flexbox</strong>: un eje, tamaños del contenido
        </figcaption>
      </figure>
      <figure>
        <svg className={styles.drawing} viewBox="0 0 286 212" aria-hidden="true" focusable="false">
          <path d={cutBox(0, 0, 62, 62)} className={styles.coral} />
          <path d={cutBox(74, 0, 136, 136)} className={styles.sun} />
          <g transform="translate(82 8) scale(1.2)">
            <PanotFlower palette="sun" radius={36} />
          </g>
          <path d={cutBox(222, 0, 62, 62)} className={styles.violet} />
          <path d={cutBox(0, 74, 62, 62)} className={styles.mint} />
          <path d={cutBox(222, 74, 62, 62)} className={styles.mint} />
          <path d={cutBox(0, 148, 62, 62)} className={styles.sun} />
          <path d={cutBox(74, 148, 62, 62)} className={styles.coral} />
          <path d={cutBox(148, 148, 62, 62)} className={styles.violet} />
          <path d={cutBox(222, 148, 62, 62)} className={styles.coral} />
        </svg>
        <figcaption className={styles.caption}>
          <strong>Grid</strong>: dos ejes, y una pieza que abarca
        </figcaption>
      </figure>
    </div>
  );
}
