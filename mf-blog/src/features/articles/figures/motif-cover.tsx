import type { CoverProps } from '../article-content.ts';
import { coverGround, MotifDrawing } from '../motifs/motif-drawing.tsx';
import type { CoverDesign } from '../motifs/motifs.ts';
import { CoverFrame } from './cover-frame.tsx';
import { cutBox } from './cut-box.ts';
import { SeededPlan } from './seeded-plan.tsx';

interface MotifCoverProps extends CoverProps {
  design: CoverDesign;
  /** Decides the blocks on both sides: the article's address. */
  seed: string;
}

/** The cover of an article: what it is about, on a large block between streets. A narrow window shows that block alone. */
export function MotifCover({ design, seed, alt }: MotifCoverProps) {
  return (
    <CoverFrame alt={alt} narrow="middle">
      <g transform="translate(-47 -50)">
        <SeededPlan seed={seed} columns={3} rows={5} large={{ column: 0, row: 1 }} />
      </g>
      <g transform="translate(1088 -50)">
        <SeededPlan seed={`${seed}#`} columns={3} rows={5} large={{ column: 1, row: 2 }} />
      </g>
      <path d={cutBox(306, 24, 764, 472, 64)} fill={coverGround(design.palette)} />
      <g transform="translate(688 260) scale(1.35)">
        <MotifDrawing {...design} />
      </g>
    </CoverFrame>
  );
}
