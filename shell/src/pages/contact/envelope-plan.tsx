import { PanotFlower } from '@femcoders/shared-ui';
import { PlanBlock, pitch, street } from '../../club/plan-block.tsx';

const width = 4 * pitch + 100;
const height = 2 * pitch + 100;
const scale = (2 * pitch - street) / 100;

/** A corner of the plan where one block is a letter: its flap is cut like the corners, its seal is a panot. */
export function EnvelopePlan({ className }: { className: string | undefined }) {
  return (
    <svg className={className} viewBox={`0 0 ${width.toFixed(1)} ${height.toFixed(1)}`} aria-hidden="true">
      <PlanBlock column={0} row={0} block={{ kind: 'flower', palette: 'sun' }} />
      <PlanBlock column={0} row={1} block={{ kind: 'stripes', fill: 'var(--mint)', detail: 'var(--art-ink)' }} />
      <PlanBlock column={0} row={2} block={{ kind: 'flower', palette: 'violet', petals: 6, radius: 41 }} />
      <g transform={`translate(${pitch} 0) scale(${scale})`}>
        <path d="M8 0h84l8 8v84l-8 8H8l-8-8V8Z" fill="var(--coral)" />
        <path d="M0 8 8 0h84l8 8-50 50Z" fill="var(--sun)" />
        <path d="M.6 8.6 50 58 99.4 8.6M.6 91.4 42 50M99.4 91.4 58 50" stroke="var(--art-ink)" fill="none" />
        <g transform="translate(34 42) scale(.32)">
          <circle cx="50" cy="50" r="50" fill="var(--violet)" stroke="var(--art-ink)" strokeWidth="3" />
          <PanotFlower palette="iris" radius={38} />
        </g>
      </g>
      <PlanBlock column={1} row={2} block={{ kind: 'plain', fill: 'var(--lilac)' }} />
      <PlanBlock column={2} row={2} block={{ kind: 'flower', palette: 'ink', petals: 8, radius: 42 }} />
      <PlanBlock column={3} row={0} block={{ kind: 'court', fill: 'var(--violet)', detail: 'var(--mint)' }} />
      <PlanBlock column={3} row={1} block={{ kind: 'flower', palette: 'mint', petals: 5, radius: 40 }} />
      <PlanBlock column={3} row={2} block={{ kind: 'plain', fill: 'var(--sun)' }} />
      <PlanBlock column={4} row={0} block={{ kind: 'flower', palette: 'lilac', petals: 7, radius: 40 }} />
      <PlanBlock column={4} row={1} block={{ kind: 'plain', fill: 'var(--coral)' }} />
      <PlanBlock column={4} row={2} block={{ kind: 'stripes', fill: 'var(--violet)', detail: 'var(--lilac)' }} />
    </svg>
  );
}
