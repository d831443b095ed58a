import { box, disc, type Shape, textLines } from './shapes.ts';

/** Motifs of articles on tools: 420 by 300 units around 0, 0. */
export const toolMotifs = {
  folderToWorld: () => [
    [3, 'M-205-22h84l28 30H46V146H-205Z'],
    [4, box(-164, -104, 168, 200, 24)],
    [5, textLines(-134, -62, 36, [108, 78, 108]), 12],
    [2, 'M-205 52H46V146H-205Z'],
    [1, 'M130 146V52M92 90l38-38 38 38', 16],
    [1, disc(130, -70, 75)],
    [0, 'M55-70H205M130-145V5M130-145c-50 40-50 110 0 150M130-145c50 40 50 110 0 150', 8],
  ],
} satisfies Record<string, () => Shape[]>;
