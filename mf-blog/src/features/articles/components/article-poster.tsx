import { type PanotPalette, panotFromSeed } from '@femcoders/shared-ui';
import { type PieceLook, PlanPiece } from '../figures/plan-piece.tsx';
import styles from './article-poster.module.css';

/** Measures of the Eixample: the street is 17.6 % of the block's side. */
const block = 100;
const pitch = 117.6;
const columns = 6;
const rows = 3;

/** The piece of four blocks takes these from the rest. */
const large = { column: 3, row: 0 };
const isLarge = (column: number, row: number) =>
  (column === large.column || column === large.column + 1) && (row === large.row || row === large.row + 1);

const cells = Array.from({ length: columns * rows }, (_, index) => ({
  column: index % columns,
  row: Math.floor(index / columns),
})).filter(({ column, row }) => !isLarge(column, row));

/** A piece of the plan that belongs to an article: the same address always gives the same blocks. */
export function ArticlePoster({ seed, className }: { seed: string; className: string | undefined }) {
  return (
    <svg
      className={className}
      viewBox="0 0 640 360"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <rect width="640" height="360" className={styles.ground} />
      <g transform="translate(-24 12)">
        {cells.map(({ column, row }) => (
          <PlanPiece
            key={`${column}/${row}`}
            x={column * pitch}
            y={row * pitch}
            width={block}
            height={block}
            look={lookOf(`${seed}#${column}/${row}`)}
          />
        ))}
        <PlanPiece
          x={large.column * pitch}
          y={large.row * pitch}
          width={pitch + block}
          height={pitch + block}
          look={{ ...panotFromSeed(seed), palette: largePalette[panotFromSeed(seed).palette] ?? 'sun' }}
        />
        <path d="M-40 470 760 104" className={styles.diagonal} />
        <path d="M-40 470 760 104" className={styles.dots} />
      </g>
    </svg>
  );
}

/** The palettes that stand out from the deep violet ground carry flowers, the others are roofs and courts. */
const roofs: Partial<Record<PanotPalette, PieceLook>> = {
  violet: 'plain',
  iris: 'dim',
  ink: 'stripes',
  ember: 'court',
  lilac: 'plain',
};
const largePalette: Partial<Record<PanotPalette, PanotPalette>> = {
  coral: 'blush',
  blush: 'blush',
  mint: 'mint',
  ink: 'mint',
};

function lookOf(seed: string): PieceLook {
  const panot = panotFromSeed(seed);
  return roofs[panot.palette] ?? panot;
}
