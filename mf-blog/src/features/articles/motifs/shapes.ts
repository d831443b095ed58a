import { cutBox } from '../figures/cut-box.ts';

/**
 * The paints of a motif, as places in its palette: 0 ground, 1 what stands out most, 2 what stands out from ground and
 * sheet, 3 what accompanies, 4 sheet, 5 ink on a sheet.
 */
export type Paint = 0 | 1 | 2 | 3 | 4 | 5;

/** SVG path data with its paint: filled, or drawn as a line where a width is given. */
export type Shape = readonly [paint: Paint, d: string, lineWidth?: number];

/** A box with cut corners around nothing but its upper left corner, its width and its height. */
export const box = (x: number, y: number, width: number, height: number, cut?: number) =>
  cutBox(x, y, width, height, cut);

/** A circle as path data. */
export const disc = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;

/** The lines of a text that is only hinted at: one for each width, from top to bottom. */
export const textLines = (x: number, y: number, step: number, widths: readonly number[]) =>
  widths.map((width, line) => `M${x} ${y + line * step}h${width}`).join('');

/** A rectangle turned around its own middle. @param angle degrees, clockwise */
export const turned = (x: number, y: number, side: number, angle: number) => {
  const radius = side / Math.SQRT2;
  const corner = (quarter: number) => {
    const at = ((angle + 45 + quarter * 90) * Math.PI) / 180;
    return `${Math.round(x + radius * Math.cos(at))} ${Math.round(y + radius * Math.sin(at))}`;
  };
  return `M${[0, 1, 2, 3].map(corner).join('L')}Z`;
};
