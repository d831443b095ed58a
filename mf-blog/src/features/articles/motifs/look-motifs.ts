import { box, disc, type Shape, textLines } from './shapes.ts';

/** Motifs of articles on what a page looks like: 420 by 300 units around 0, 0. */
export const lookMotifs = {
  colourFan: () => [
    [4, blade(-52)],
    [3, blade(-27)],
    [2, blade(-2)],
    [1, blade(23)],
    [0, disc(-34, 104, 16)],
    [1, disc(142, 62, 62)],
    [4, 'M142 0a62 62 0 0 1 0 124Z'],
    [5, 'M142 0a62 62 0 0 0 0 124Z'],
  ],
  letterLines: () => [
    [4, 'M-205 96H205M-205-112H205', 5],
    [1, 'M-190 96-112-112H-68L10 96H-44L-58 52H-122L-136 96ZM-108 8H-72L-90-46Z'],
    [3, textLines(40, -84, 62, [160, 112, 160]), 26],
    [2, 'M-205 134H205M-184 113-205 134-184 155M184 113 205 134 184 155', 9],
  ],
  croppedView: () => [
    [4, box(-205, -128, 300, 220, 26)],
    [2, disc(-128, -62, 36)],
    [3, 'M-205 92V40L-118-28-46 40 8-10 95 60V92Z'],
    [1, 'M-205 92H95V56L20 92-90 60-205 84Z'],
    [0, box(-62, -84, 268, 232, 24), 26],
    [1, box(-62, -84, 268, 232, 24), 10],
    [1, `${disc(-62, -84, 15)}${disc(206, -84, 15)}${disc(-62, 148, 15)}${disc(206, 148, 15)}`],
  ],
  pinnedSheets: () => [
    [3, box(-190, -60, 250, 206, 26)],
    [0, box(-138, -100, 258, 214, 28)],
    [2, box(-134, -96, 250, 206, 26)],
    [0, box(-82, -136, 258, 214, 28)],
    [4, box(-78, -132, 250, 206, 26)],
    [5, textLines(-44, -64, 40, [150, 176, 110]), 12],
    [1, disc(46, -126, 24)],
    [5, disc(46, -126, 9)],
    [0, disc(168, 66, 46)],
    [1, disc(168, 66, 36)],
  ],
} satisfies Record<string, () => Shape[]>;

/** One strip of a fan of colours that turns around a screw near its lower end. @param angle degrees, clockwise */
function blade(angle: number): string {
  const at = (angle * Math.PI) / 180;
  const corners: [number, number][] = [
    [-34, 36],
    [-34, -222],
    [34, -222],
    [34, 36],
  ];
  const turned = corners.map(
    ([x, y]) =>
      `${Math.round(-34 + x * Math.cos(at) - y * Math.sin(at))} ${Math.round(104 + x * Math.sin(at) + y * Math.cos(at))}`,
  );
  return `M${turned.join('L')}Z`;
}
