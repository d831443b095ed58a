import { type Block, PlanBlock, pitch } from '../../club/plan-block.tsx';
import { Face } from './face.tsx';
import styles from './hero.module.css';
import shared from './home.module.css';

const violet = 'var(--violet)';
const coral = 'var(--coral)';
const sun = 'var(--sun)';
const mint = 'var(--mint)';
const lilac = 'var(--lilac)';
const ink = 'var(--art-ink)';

const plan: { column: number; row: number; span?: number; block: Block }[] = [
  { column: 0, row: 0, block: { kind: 'flower', palette: 'violet' } },
  { column: 1, row: 0, span: 2, block: { kind: 'plain', fill: coral } },
  { column: 3, row: 0, block: { kind: 'flower', palette: 'ink', petals: 6, radius: 42 } },
  { column: 4, row: 0, block: { kind: 'plain', fill: lilac } },
  { column: 5, row: 0, block: { kind: 'flower', palette: 'sun' } },
  { column: 6, row: 0, block: { kind: 'stripes', fill: coral, detail: ink } },
  { column: 0, row: 1, block: { kind: 'plain', fill: sun } },
  { column: 3, row: 1, block: { kind: 'dots', fill: lilac, detail: mint } },
  { column: 4, row: 1, block: { kind: 'court', fill: sun, detail: coral } },
  { column: 5, row: 1, block: { kind: 'plain', fill: violet } },
  { column: 6, row: 1, block: { kind: 'plain', fill: mint } },
  { column: 0, row: 2, block: { kind: 'court', fill: mint, detail: violet } },
  { column: 1, row: 2, block: { kind: 'stripes', fill: sun, detail: ink } },
  { column: 2, row: 2, block: { kind: 'plain', fill: violet } },
  { column: 3, row: 2, block: { kind: 'plain', fill: coral } },
  { column: 4, row: 2, block: { kind: 'plain', fill: mint } },
  { column: 5, row: 2, block: { kind: 'plain', fill: lilac } },
  { column: 6, row: 2, block: { kind: 'plain', fill: violet } },
  { column: 0, row: 3, block: { kind: 'plain', fill: coral } },
  { column: 1, row: 3, block: { kind: 'flower', palette: 'lilac', petals: 8, radius: 41 } },
  { column: 2, row: 3, block: { kind: 'plain', fill: mint } },
  { column: 3, row: 3, block: { kind: 'flower', palette: 'sun' } },
  { column: 4, row: 3, block: { kind: 'stripes', fill: violet, detail: lilac } },
  { column: 5, row: 3, block: { kind: 'court', fill: coral, detail: sun } },
  { column: 6, row: 3, block: { kind: 'plain', fill: sun } },
];

const width = 6 * pitch + 100;
const height = 3 * pitch + 100;

/**
 * The plan of the Eixample with its real measures: blocks, streets, neighbours, and the Diagonal, the one line that
 * breaks the grid.
 */
export function HeroPlan({ className }: { className: string | undefined }) {
  return (
    <div className={`${shared.plan} ${className}`}>
      <svg viewBox={`0 0 ${width.toFixed(1)} ${height.toFixed(1)}`} aria-hidden="true">
        <g className={styles.measure}>
          <path d="M0-12v8M0-8h117.6M100-12v8M117.6-12v8" />
          <text x="50" y="-13.5" textAnchor="middle">
            113,3 m
          </text>
          <text x="108.8" y="-13.5" textAnchor="middle">
            20
          </text>
        </g>
        {plan.map(({ column, row, span, block }) => (
          <PlanBlock key={`${column}-${row}`} block={block} column={column} row={row} span={span} />
        ))}
        <path d="M-140 490.5 860 32.8" stroke="var(--page)" strokeWidth="22" />
        <path
          d="M-96.6 470.6 860 32.8"
          stroke="var(--ink)"
          strokeWidth="1.5"
          strokeDasharray="0 5"
          strokeLinecap="round"
        />
      </svg>
      <Face name="01" className={styles.large} eager />
      <Face name="02" className={styles.below} />
      <Face name="03" className={styles.acrossTheDiagonal} />
      <Face name="24" className={styles.farTop} />
      <Face name="20" className={styles.farBelow} />
    </div>
  );
}
