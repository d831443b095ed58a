import { PanotFlower } from '@femcoders/shared-ui';
import { type Block, PlanBlock, pitch } from '../club/plan-block.tsx';

const violet = 'var(--violet)';
const coral = 'var(--coral)';
const sun = 'var(--sun)';
const mint = 'var(--mint)';
const lilac = 'var(--lilac)';
const ink = 'var(--art-ink)';

const blocks: { column: number; row: number; span?: number; block: Block }[] = [
  { column: 0, row: 0, span: 2, block: { kind: 'plain', fill: sun } },
  { column: 2, row: 0, block: { kind: 'plain', fill: lilac } },
  { column: 3, row: 0, block: { kind: 'flower', palette: 'violet' } },
  { column: 2, row: 1, block: { kind: 'court', fill: coral, detail: sun } },
  { column: 3, row: 1, block: { kind: 'plain', fill: mint } },
  { column: 0, row: 2, block: { kind: 'stripes', fill: violet, detail: lilac } },
  { column: 1, row: 2, block: { kind: 'plain', fill: lilac } },
  { column: 2, row: 2, block: { kind: 'plain', fill: mint } },
  { column: 3, row: 2, block: { kind: 'plain', fill: coral } },
];

/** The petal to the upper right of a four-petal panot of radius 38 in a box of 100, and the groove in it. */
const petal = 'M50 50V34.26A15.74 15.74 0 1 1 65.74 50Z';
const groove = 'M57.24 31.98A8.8 8.8 0 1 1 68.02 42.76';
const bigBlock = (2 * pitch - (pitch - 100)) / 100;

/** A block whose panot lacks a petal, and the petal, fallen on the next one. */
export function MissingPetalPlan({ className }: { className: string | undefined }) {
  const width = (3 * pitch + 100).toFixed(1);
  const height = (2 * pitch + 100).toFixed(1);
  return (
    <svg className={className} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {blocks.map((block) => (
        <PlanBlock key={`${block.column}-${block.row}`} {...block} />
      ))}
      <g transform={`scale(${bigBlock})`}>
        <path d={petal} fill="none" stroke={ink} strokeWidth="1.2" strokeDasharray="2.6 2.6" />
        <PanotFlower palette="sun" missing={3} radius={38} />
      </g>
      <g
        transform={`translate(${2 * pitch + 50} ${2 * pitch + 50}) rotate(64) scale(${bigBlock}) translate(-63.5 -38.5)`}
      >
        <path d={petal} fill={ink} strokeLinejoin="round" />
        <path d={groove} fill="none" stroke={mint} strokeWidth="2.3" strokeLinecap="round" />
      </g>
    </svg>
  );
}
