import { type Block, PlanBlock, pitch } from '../../club/plan-block.tsx';

const pale = 'var(--line)';
const columns = [0, 1, 2, 3, 4];
const rows = [0, 1, 2, 3];

/** The blocks under the lens, half as large again. */
const seen: { column: number; row: number; block: Block }[] = [
  { column: 1, row: 0, block: { kind: 'court', fill: 'var(--coral)', detail: 'var(--sun)' } },
  { column: 2, row: 0, block: { kind: 'plain', fill: 'var(--violet)' } },
  { column: 3, row: 0, block: { kind: 'flower', palette: 'ink', petals: 6, radius: 42 } },
  { column: 1, row: 1, block: { kind: 'plain', fill: 'var(--mint)' } },
  { column: 2, row: 1, block: { kind: 'flower', palette: 'sun' } },
  { column: 3, row: 1, block: { kind: 'stripes', fill: 'var(--coral)', detail: 'var(--art-ink)' } },
  { column: 1, row: 2, block: { kind: 'flower', palette: 'violet' } },
  { column: 2, row: 2, block: { kind: 'plain', fill: 'var(--coral)' } },
  { column: 3, row: 2, block: { kind: 'plain', fill: 'var(--sun)' } },
];

/** Middle of the block that the lens stands on, and the lens's radius. */
const x = 2 * pitch + 50;
const y = pitch + 50;
const radius = 150;
const scale = 1.5;

/** A quarter of the Eixample under a lens: where it looks, there is colour. */
export function LensPlan({ className }: { className: string | undefined }) {
  const width = (4 * pitch + 100).toFixed(1);
  const height = (3 * pitch + 100).toFixed(1);
  return (
    <svg className={className} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <clipPath id="lens">
        <circle cx={x} cy={y} r={radius} />
      </clipPath>
      {rows.flatMap((row) =>
        columns.map((column) => (
          <PlanBlock key={`${column}-${row}`} column={column} row={row} block={{ kind: 'plain', fill: pale }} />
        )),
      )}
      <path
        d={`M${x + 104} ${y + 104}l92 92`}
        stroke="var(--ink)"
        strokeWidth="30"
        strokeLinecap="square"
        fill="none"
      />
      <g clipPath="url(#lens)">
        <circle cx={x} cy={y} r={radius} fill="var(--page)" />
        <g transform={`translate(${x} ${y}) scale(${scale}) translate(${-x} ${-y})`}>
          {seen.map((block) => (
            <PlanBlock key={`${block.column}-${block.row}`} {...block} />
          ))}
        </g>
      </g>
      <circle cx={x} cy={y} r={radius} fill="none" stroke="var(--ink)" strokeWidth="14" />
    </svg>
  );
}
