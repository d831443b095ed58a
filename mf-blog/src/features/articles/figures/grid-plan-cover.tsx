import type { CoverProps } from '../article-content.ts';
import { CoverFrame } from './cover-frame.tsx';
import styles from './figures.module.css';
import { type PieceLook, PlanPiece } from './plan-piece.tsx';

/** Measures of the Eixample: the street is 17.6 % of the block's side, the cut corner an eighth of it. */
const block = 112;
const street = 19.7;
const pitch = block + street;
const origin = { x: 86, y: 64 };
const columns = 14;
const rows = 3;

interface Piece {
  column: number;
  row: number;
  /** Columns and rows that it spans. */
  across?: number;
  down?: number;
  look: PieceLook;
}

const pieces: Piece[] = [
  { column: 1, row: 1, look: { petals: 4, palette: 'blush' } },
  { column: 2, row: 1, look: 'plain' },
  { column: 3, row: 1, look: 'stripes' },
  { column: 4, row: 1, across: 2, down: 2, look: { petals: 4, palette: 'sun' } },
  { column: 6, row: 1, look: { petals: 6, palette: 'mint' } },
  { column: 7, row: 1, look: 'plain' },
  { column: 8, row: 1, look: 'stripes' },
  { column: 9, row: 1, look: 'dim' },
  { column: 10, row: 1, look: 'dim' },
  { column: 11, row: 1, look: 'plain' },
  { column: 12, row: 1, look: 'stripes' },
  { column: 13, row: 1, look: { petals: 5, palette: 'sun' } },
  { column: 14, row: 1, look: 'plain' },
  { column: 1, row: 2, look: 'stripes' },
  { column: 2, row: 2, look: 'court' },
  { column: 3, row: 2, look: 'plain' },
  { column: 6, row: 2, look: 'dim' },
  { column: 7, row: 2, look: 'plain' },
  { column: 8, row: 2, look: 'plain' },
  { column: 9, row: 2, look: { petals: 8, palette: 'lilac' } },
  { column: 10, row: 2, look: 'court' },
  { column: 11, row: 2, look: 'plain' },
  { column: 12, row: 2, look: 'dim' },
  { column: 13, row: 2, look: 'stripes' },
  { column: 14, row: 2, look: 'plain' },
  { column: 1, row: 3, across: 2, look: 'coral' },
  { column: 3, row: 3, look: 'plain' },
  { column: 4, row: 3, look: 'dim' },
  { column: 5, row: 3, look: 'plain' },
  { column: 6, row: 3, look: { petals: 6, palette: 'mint' } },
  { column: 7, row: 3, look: 'stripes' },
  { column: 8, row: 3, look: { petals: 4, palette: 'coral' } },
  { column: 9, row: 3, look: 'plain' },
  { column: 10, row: 3, look: 'stripes' },
  { column: 11, row: 3, look: 'dim' },
  { column: 12, row: 3, look: { petals: 6, palette: 'sun' } },
  { column: 13, row: 3, look: 'court' },
  { column: 14, row: 3, look: 'plain' },
];

const lineX = (line: number) => origin.x + (line - 1) * pitch;
const lineY = (line: number) => origin.y + (line - 1) * pitch;
const numbersUpTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);
/** Lines that the large piece lies between. */
const marked = { columns: [4, 6], rows: [1, 3] };

/** The plan of the Eixample as a grid with numbered lines: blocks, a large piece and the one diagonal. */
export function GridPlanCover({ alt }: CoverProps) {
  return (
    <CoverFrame alt={alt}>
      {numbersUpTo(columns).map((line) => (
        <g key={line} className={marked.columns.includes(line) ? styles.markedLine : styles.line}>
          <path d={`M${lineX(line)} 46V520`} />
          <text x={lineX(line)} y="34" textAnchor="middle">
            {line}
          </text>
        </g>
      ))}
      {numbersUpTo(rows + 1).map((line) => (
        <g key={line} className={marked.rows.includes(line) ? styles.markedLine : styles.line}>
          <path d={`M68 ${lineY(line)}H3000`} />
          <text x="46" y={lineY(line) + 6} textAnchor="middle">
            {line}
          </text>
        </g>
      ))}
      {pieces.map(({ column, row, across = 1, down = 1, look }) => (
        <PlanPiece
          key={`${column}/${row}`}
          x={lineX(column) + street / 2}
          y={lineY(row) + street / 2}
          width={across * pitch - street}
          height={down * pitch - street}
          look={look}
        />
      ))}
      <path d="M300 548 3000 -613" className={styles.diagonal} />
      <path d="M300 548 3000 -613" className={styles.diagonalDots} />
    </CoverFrame>
  );
}
