import { type Block, PlanBlock, pitch } from '../../club/plan-block.tsx';
import { Face } from './face.tsx';
import shared from './home.module.css';
import styles from './join.module.css';

const wall: { column: number; row: number; block: Block }[] = [
  { column: 0, row: 0, block: { kind: 'plain', fill: 'var(--coral)' } },
  { column: 1, row: 0, block: { kind: 'plain', fill: 'var(--lilac)' } },
  { column: 2, row: 0, block: { kind: 'flower', palette: 'ink' } },
  { column: 3, row: 0, block: { kind: 'flower', palette: 'sun', petals: 7, radius: 40 } },
  { column: 4, row: 0, block: { kind: 'court', fill: 'var(--coral)', detail: 'var(--sun)' } },
  { column: 5, row: 0, block: { kind: 'plain', fill: 'var(--lilac)' } },
  { column: 0, row: 1, block: { kind: 'flower', palette: 'iris' } },
  { column: 2, row: 1, block: { kind: 'plain', fill: 'var(--sun)' } },
  { column: 3, row: 1, block: { kind: 'plain', fill: 'var(--coral)' } },
  { column: 4, row: 1, block: { kind: 'plain', fill: 'var(--violet)' } },
  { column: 5, row: 1, block: { kind: 'plain', fill: 'var(--sun)' } },
  { column: 0, row: 2, block: { kind: 'plain', fill: 'var(--sun)' } },
  { column: 1, row: 2, block: { kind: 'plain', fill: 'var(--coral)' } },
  { column: 2, row: 2, block: { kind: 'plain', fill: 'var(--lilac)' } },
  { column: 3, row: 2, block: { kind: 'flower', palette: 'violet' } },
  { column: 4, row: 2, block: { kind: 'plain', fill: 'var(--sun)' } },
  { column: 5, row: 2, block: { kind: 'plain', fill: 'var(--coral)' } },
  { column: 0, row: 3, block: { kind: 'flower', palette: 'ember', petals: 8, radius: 42 } },
  { column: 1, row: 3, block: { kind: 'plain', fill: 'var(--lilac)' } },
  { column: 2, row: 3, block: { kind: 'flower', palette: 'blush', petals: 7, radius: 41 } },
  { column: 3, row: 3, block: { kind: 'stripes', fill: 'var(--sun)', detail: 'var(--art-ink)' } },
  { column: 4, row: 3, block: { kind: 'flower', palette: 'iris', petals: 5, radius: 40 } },
  { column: 5, row: 3, block: { kind: 'plain', fill: 'var(--lilac)' } },
];

const width = 5 * pitch + 100;
const height = 3 * pitch + 100;

/** A wall of neighbours with one block left free for the reader. */
export function JoinWall({ className }: { className: string | undefined }) {
  return (
    <div className={`${shared.plan} ${className}`}>
      <svg viewBox={`0 0 ${width.toFixed(1)} ${height.toFixed(1)}`} aria-hidden="true">
        {wall.map(({ column, row, block }) => (
          <PlanBlock key={`${column}-${row}`} block={block} column={column} row={row} />
        ))}
        <g transform={`translate(${pitch} ${pitch})`}>
          <path className={styles.free} d="M13 1h74L99 13v74L87 99H13L1 87V13Z" />
          <text className={styles.you} x="50" y="60" textAnchor="middle">
            tú
          </text>
        </g>
      </svg>
      {neighbours.map(({ face, place }) => (
        <Face key={face} name={face} className={place} />
      ))}
    </div>
  );
}

const neighbours = [
  { face: '12', place: styles.topFirst },
  { face: '11', place: styles.topSecond },
  { face: '08', place: styles.nextToYou },
  { face: '17', place: styles.further },
  { face: '22', place: styles.lowFirst },
  { face: '10', place: styles.lowSecond },
  { face: '07', place: styles.lowThird },
  { face: '16', place: styles.bottom },
] as const;
