import type { CoverProps } from '../article-content.ts';
import { CoverFrame } from './cover-frame.tsx';
import { pitch, SeededPlan } from './seeded-plan.tsx';

/** The cover of an article without its own cover: a wide piece of the plan, made from its address. */
export function PlanCover({ seed, alt }: CoverProps & { seed: string }) {
  return (
    <CoverFrame alt={alt} narrow="middle">
      <g transform={`translate(${-0.4 * pitch} ${-0.3 * pitch})`}>
        <SeededPlan seed={seed} columns={13} rows={5} large={{ column: 5, row: 1 }} />
      </g>
    </CoverFrame>
  );
}
