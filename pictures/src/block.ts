/** Proportions of the Eixample: a street is this part of a block, and a corner is cut at an eighth (identity, "Idea"). */
export const street = 0.176;

/** A block's outline in a square of 100. */
export const outline = 'M12.5 0h75L100 12.5v75L87.5 100h-75L0 87.5v-75Z';

interface Place {
  x: number;
  y: number;
  size: number;
}

/** Returns SVG that is drawn in a square of 100, put at the place of a block and clipped like one. */
export function block({ x, y, size }: Place, content: string): string {
  return `<g transform="translate(${round(x)} ${round(y)}) scale(${round(size / 100)})" clip-path="url(#block)">${content}</g>`;
}

/** To be put once into a drawing that has blocks. */
export const blockClip = `<clipPath id="block"><path d="${outline}"/></clipPath>`;

/** A block of one colour. */
export function ground(colour: string): string {
  return `<path d="M0 0h100v100H0Z" fill="${colour}"/>`;
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
