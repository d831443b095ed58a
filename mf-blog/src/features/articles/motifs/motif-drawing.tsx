import { type CoverDesign, motifs } from './motifs.ts';
import { palettes } from './palettes.ts';
import type { Shape } from './shapes.ts';

/** The motif of a cover around 0, 0, in a space of 420 by 300 units. */
export function MotifDrawing({ motif, palette }: CoverDesign) {
  const shapes: Shape[] = motifs[motif]();
  return shapes.map(([paint, d, width]) => {
    const colour = `var(--${palettes[palette][paint]})`;
    return width ? (
      <path key={d} d={d} fill="none" stroke={colour} strokeWidth={width} strokeLinejoin="bevel" />
    ) : (
      <path key={d} d={d} fill={colour} />
    );
  });
}

/** The colour on which a cover's motif stands. */
export const coverGround = (palette: CoverDesign['palette']) => `var(--${palettes[palette][0]})`;
