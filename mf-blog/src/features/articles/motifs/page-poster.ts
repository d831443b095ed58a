import type { PagePoster } from '@femcoders/platform';
import { type CoverDesign, motifs } from './motifs.ts';
import { palettes } from './palettes.ts';
import type { Shape } from './shapes.ts';

/** The same drawing for the picture that the server makes for social networks. */
export function pagePoster({ motif, palette }: CoverDesign): PagePoster {
  const colours = palettes[palette];
  const shapes: Shape[] = motifs[motif]();
  return {
    ground: colours[0],
    shapes: shapes.map(([paint, d, lineWidth]) => ({ d, colour: colours[paint], ...(lineWidth && { lineWidth }) })),
  };
}
