import { type PanotShape, panotShape } from './panot-geometry.ts';

/** A flower where a larger drawing wants it, in that drawing's units. */
export interface PlacedFlower {
  petals?: number;
  rotation?: number;
  open?: number;
  radius: number;
  x: number;
  y: number;
  ground: string;
  petal: string;
  core: string;
}

/** The panot as SVG text, for drawings that no React renders. */
export function flower({
  petals = 4,
  rotation = petals === 4 ? 45 : petals % 2 === 0 ? 0 : -90,
  open = 1,
  radius,
  x,
  y,
  ground,
  petal,
  core,
}: PlacedFlower): string {
  const shape = panotShape({ petals, rotation, open, radius: 42 });
  const scale = round(radius / 42);
  return (
    `<g transform="translate(${round(x - 50 * scale)} ${round(y - 50 * scale)}) scale(${scale})" stroke-linejoin="round" stroke-linecap="round" fill="${petal}" stroke="${ground}">` +
    `${markup(shape, open)}<circle cx="50" cy="50" r="${shape.core}" stroke-width="${shape.gap}" fill="${core}"/></g>`
  );
}

function markup({ petals, grooves, gap, groove }: PanotShape, open: number): string {
  const petalPath = `<path d="${petals.join('')}" stroke-width="${gap}"/>`;
  return open > 0.3 ? `${petalPath}<path d="${grooves.join('')}" stroke-width="${groove}" fill="none"/>` : petalPath;
}

/** The ground behind a person: a square of 100 with large pale petals and nothing in their middle. */
export function halfTone(ground: string): string {
  const { petals, gap } = panotShape({ petals: 4, rotation: 45, open: 1, radius: 62 });
  return (
    `<rect width="100" height="100" fill="${ground}"/>` +
    `<path transform="translate(0 -6)" d="${petals.join('')}" fill="#fff" fill-opacity=".22" stroke="${ground}" stroke-width="${gap}" stroke-linejoin="round"/>`
  );
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
