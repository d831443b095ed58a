import { box, disc, type Shape, textLines } from './shapes.ts';

/** Motifs of articles on tools: 420 by 300 units around 0, 0. */
export const toolMotifs = {
  folderToWorld: () => [
    [3, 'M-205-4h96l26 30H83V146H-205Z'],
    [4, box(-150, -60, 168, 150, 20)],
    [5, textLines(-122, -24, 32, [110, 84, 110]), 11],
    [2, 'M-205 50H83V146H-205Z'],
    [1, 'M46-30V-84H84M62-110l30 26-30 26', 13],
    [1, disc(146, -84, 58)],
    [0, 'M88-84H204M146-142V-26M146-142c-42 30-42 86 0 116M146-142c42 30 42 86 0 116', 6],
  ],
} satisfies Record<string, () => Shape[]>;
