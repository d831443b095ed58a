import { PanotFlower } from '@femcoders/shared-ui';
import type { CoverProps } from '../article-content.ts';
import { CoverFrame } from './cover-frame.tsx';
import { cutBox } from './cut-box.ts';
import styles from './figures.module.css';

/** The page, in the drawing's units. */
const regions = [
  { name: '<header>', x: 40, y: 48, width: 640, height: 84, look: styles.coral },
  { name: '<nav>', x: 40, y: 148, width: 176, height: 224, look: styles.mint },
  { name: '<main>', x: 232, y: 148, width: 448, height: 224, look: styles.sun },
  { name: '<footer>', x: 40, y: 388, width: 640, height: 84, look: styles.lilac },
];

/** The labels of the accessibility tree. */
const treeLabels = [
  { y: 90, words: 'cabecera', look: styles.coral },
  { y: 200, words: 'navegación', look: styles.mint },
  { y: 310, words: 'principal', look: styles.sun },
  { y: 430, words: 'pie', look: styles.lilac },
];

/** A page of four regions, and next to it the tree that describes them. */
export function RegionsCover({ alt }: CoverProps) {
  return (
    <CoverFrame alt={alt}>
      {regions.map(({ name, x, y, width, height, look }) => (
        <g key={name}>
          <path d={cutBox(x, y, width, height, 20)} className={look} />
          <text x={x + 24} y={y + 54} className={styles.name}>
            {name}
          </text>
        </g>
      ))}
      <g transform="translate(516 208) scale(1.4)">
        <PanotFlower petals={8} palette="sun" radius={44} />
      </g>
      <path d="M800 48V430M800 90H880M800 200H880M800 310H880M800 430H880" className={styles.branch} />
      <path d={cutBox(776, 24, 48, 48, 12)} className={styles.violet} />
      {treeLabels.map(({ y, words, look }) => (
        <g key={words}>
          <path d={cutBox(872, y - 24, 48, 48, 12)} className={look} />
          <text x="948" y={y + 13} className={styles.spoken}>
            {words}
          </text>
        </g>
      ))}
    </CoverFrame>
  );
}
