import { box, disc, type Shape, textLines } from './shapes.ts';

/** Motifs of articles on tools: 420 by 300 units around 0, 0. */
export const toolMotifs = {
  editorAndTerminal: () => [
    [4, box(-205, -145, 330, 230, 26)],
    [5, textLines(-170, -104, 40, [90, 60, 120, 80]), 12],
    [1, 'M-60-104h120M-90-64h150M-70 16h90', 12],
    [2, 'M-30-24h110', 12],
    [3, box(-55, -10, 260, 155, 26)],
    [0, 'M-20 36 14 66-20 96', 16],
    [0, 'M36 98H104', 16],
  ],
  branchAndMerge: () => [
    [4, 'M-180 70H180', 12],
    [1, 'M-100 70C-50 70-70-70-10-70H50C100-70 80 70 130 70', 12],
    [4, `${disc(-170, 70, 34)}${disc(-80, 70, 34)}${disc(20, 70, 34)}${disc(150, 70, 40)}`],
    [1, `${disc(-16, -70, 34)}${disc(62, -70, 34)}`],
    [5, 'M132 70l14 14 24-28', 11],
    [2, box(-205, -130, 110, 60, 14)],
    [5, 'M-180-100h60', 10],
  ],
} satisfies Record<string, () => Shape[]>;
