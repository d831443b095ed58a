import { lookMotifs } from './look-motifs.ts';
import { newsMotifs } from './news-motifs.ts';
import { pageMotifs } from './page-motifs.ts';
import type { CoverPalette } from './palettes.ts';
import { projectMotifs } from './project-motifs.ts';
import { scriptMotifs } from './script-motifs.ts';
import { shopMotifs } from './shop-motifs.ts';
import { styleMotifs } from './style-motifs.ts';
import { toolMotifs } from './tool-motifs.ts';

/** Every motif that a cover can have, by the name that the frontmatter of an article gives (`cover.motif`). */
export const motifs = {
  ...styleMotifs,
  ...lookMotifs,
  ...pageMotifs,
  ...scriptMotifs,
  ...projectMotifs,
  ...shopMotifs,
  ...toolMotifs,
  ...newsMotifs,
};

export type Motif = keyof typeof motifs;

/** The motif and the colours of an article's cover. */
export interface CoverDesign {
  motif: Motif;
  palette: CoverPalette;
}
