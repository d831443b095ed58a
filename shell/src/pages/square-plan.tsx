import { PlanBlock, pitch } from '../club/plan-block.tsx';

const side = (2 * pitch + 100).toFixed(1);

/** Nine blocks of the plan, crossed by the Diagonal: the drawing of the small pages. */
export function SquarePlan({ className }: { className: string | undefined }) {
  return (
    <svg className={className} viewBox={`0 0 ${side} ${side}`} aria-hidden="true">
      <PlanBlock column={0} row={0} block={{ kind: 'flower', palette: 'violet' }} />
      <PlanBlock column={1} row={0} block={{ kind: 'stripes', fill: 'var(--sun)', detail: 'var(--art-ink)' }} />
      <PlanBlock column={2} row={0} block={{ kind: 'flower', palette: 'mint', petals: 6, radius: 41 }} />
      <PlanBlock column={0} row={1} block={{ kind: 'court', fill: 'var(--coral)', detail: 'var(--sun)' }} />
      <PlanBlock column={1} row={1} block={{ kind: 'flower', palette: 'ink', petals: 8, radius: 42 }} />
      <PlanBlock column={2} row={1} block={{ kind: 'plain', fill: 'var(--lilac)' }} />
      <PlanBlock column={0} row={2} block={{ kind: 'plain', fill: 'var(--mint)' }} />
      <PlanBlock column={1} row={2} block={{ kind: 'plain', fill: 'var(--violet)' }} />
      <PlanBlock column={2} row={2} block={{ kind: 'flower', palette: 'sun', petals: 5, radius: 40 }} />
      <path d="M-20 352 380 169" stroke="var(--page)" strokeWidth="22" />
      <path d="M-20 352 380 169" stroke="var(--ink)" strokeWidth="1.5" strokeDasharray="0 5" strokeLinecap="round" />
    </svg>
  );
}
