import { Picture } from '@femcoders/shared-ui/picture';
import { type Block, PlanBlock } from '../../club/plan-block.tsx';
import styles from './hero.module.css';

const quarter: { column: number; row: number; block: Block }[] = [
  { column: 0, row: 2, block: { kind: 'plain', fill: 'var(--coral)' } },
  { column: 1, row: 2, block: { kind: 'plain', fill: 'var(--violet)' } },
  { column: 2, row: 2, block: { kind: 'stripes', fill: 'var(--mint)', detail: 'var(--art-ink)' } },
  { column: 3, row: 1, block: { kind: 'plain', fill: 'var(--lilac)' } },
  { column: 3, row: 2, block: { kind: 'flower', palette: 'violet', petals: 6, radius: 41 } },
  { column: 4, row: 1, block: { kind: 'court', fill: 'var(--violet)', detail: 'var(--mint)' } },
  { column: 4, row: 2, block: { kind: 'flower', palette: 'blush' } },
  { column: 5, row: 0, block: { kind: 'plain', fill: 'var(--coral)' } },
  { column: 5, row: 1, block: { kind: 'flower', palette: 'mint', petals: 8, radius: 42 } },
  { column: 5, row: 2, block: { kind: 'plain', fill: 'var(--lilac)' } },
];

const climbers = [
  { name: 'assets/portraits/retrato-13.png', step: styles.step1 },
  { name: 'assets/portraits/retrato-11.png', step: styles.step2 },
  { name: 'assets/portraits/retrato-17.png', step: styles.step3 },
  { name: 'assets/portraits/retrato-16.png', step: styles.step4 },
  { name: 'assets/portraits/retrato-09.png', step: styles.step5 },
];

/** Portraits that climb the Diagonal, each larger than the one before; the blocks of the plan lie below it. */
export function Stairs() {
  return (
    <div className={styles.stairs} aria-hidden="true">
      <svg viewBox="0 0 800 660" aria-hidden="true">
        <g transform="translate(140 338)">
          {quarter.map(({ column, row, block }) => (
            <PlanBlock key={`${column}-${row}`} block={block} column={column} row={row} />
          ))}
        </g>
        <path d="M-10 656.3 810 303.7V-10H-10Z" fill="var(--hero-ground)" />
        <path d="M-200 738 900 265" stroke="var(--page)" strokeWidth="22" />
        <path d="M-200 738 900 265" stroke="var(--ink)" strokeWidth="1.5" strokeDasharray="0 5" strokeLinecap="round" />
      </svg>
      {climbers.map(({ name, step }) => (
        <Picture
          key={name}
          className={`cut-clip ${styles.step} ${step}`}
          name={name}
          alt=""
          width={720}
          height={720}
          eager={step === styles.step5}
        />
      ))}
    </div>
  );
}
