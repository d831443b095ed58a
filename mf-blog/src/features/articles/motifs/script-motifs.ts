import { box, disc, type Shape, textLines } from './shapes.ts';

/** Motifs of articles on JavaScript: 420 by 300 units around 0, 0. */
export const scriptMotifs = {
  consolePrompt: () => [
    [4, box(-200, -145, 400, 290, 34)],
    [5, 'M-160-92-112-52-160-12', 18],
    [2, box(-86, -74, 26, 44, 4)],
    [5, textLines(-160, 40, 34, [250, 190, 286]), 10],
    [1, 'M96-128 40-34H92L66 30 154-66H98L124-128Z'],
  ],
  valueTypes: () => [
    [4, `${box(-205, -145, 195, 135, 22)}${box(15, -145, 195, 135, 22)}${box(-205, 15, 195, 135, 22)}`],
    [5, 'M-158-100h26v34l-20 28M-96-100h26v34l-20 28', 14],
    [5, 'M94-104l26-18v90M88-32h62', 14],
    [2, box(-172, 52, 128, 62, 30)],
    [1, disc(-78, 83, 22)],
    [
      1,
      'M15 37V59M15 79V101M15 121V149H37M57 149H79M99 149H121M141 149H163M183 149H209V127M209 107V85M209 65V43M209 15H187M167 15H145M125 15H103M83 15H61M41 15H15V25',
      5,
    ],
  ],
} satisfies Record<string, () => Shape[]>;
