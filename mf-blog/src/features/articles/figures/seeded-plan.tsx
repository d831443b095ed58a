import { type PanotPalette, panotFromSeed } from '@femcoders/shared-ui';
import { type PieceLook, PlanPiece } from './plan-piece.tsx';

/** Measures of the Eixample: the street is 17.6 % of the block's side. */
const block = 100;
export const pitch = 117.6;

interface SeededPlanProps {
  /** The same seed always gives the same blocks. */
  seed: string;
  columns: number;
  rows: number;
  /** Where the piece of four blocks lies. */
  large: { column: number; row: number };
}

/** Blocks seen from above, with one piece that takes four of them. */
export function SeededPlan({ seed, columns, rows, large }: SeededPlanProps) {
  const isLarge = (column: number, row: number) =>
    (column === large.column || column === large.column + 1) && (row === large.row || row === large.row + 1);
  const cells = Array.from({ length: columns * rows }, (_, index) => ({
    column: index % columns,
    row: Math.floor(index / columns),
  })).filter(({ column, row }) => !isLarge(column, row));
  const flower = panotFromSeed(seed);
  return (
    <>
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
        look={{ ...flower, palette: largePalette[flower.palette] ?? 'sun' }}
      />
    </>
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
