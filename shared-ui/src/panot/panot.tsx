import { panotShape } from './panot-geometry.ts';
import { type PanotColours, type PanotPalette, panotPalettes } from './panot-palette.ts';

export interface PanotProps {
  /** 0 to 8; 4 by default. */
  petals?: number | undefined;
  /** Degrees; by default 45 for four petals and -90 for odd numbers. */
  rotation?: number | undefined;
  /** How far the petals are open, 0 to 1. */
  open?: number | undefined;
  /** Index of a petal that is left out (404, errors). */
  missing?: number | undefined;
  palette?: PanotPalette | PanotColours | undefined;
  /** Radius of the flower in a box of 100. */
  radius?: number | undefined;
  /** Name for those who listen; without it the drawing is decoration. */
  title?: string | undefined;
  /** Edge in pixels; without it the style sheet decides. */
  size?: number | undefined;
  className?: string | undefined;
}

/** The flower of the Eixample's pavement. It has no ground: the grooves take the ground's colour. */
export function Panot({ title, className, size, ...flower }: PanotProps) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by aria-label, or decoration
    <svg
      viewBox="0 0 100 100"
      width={size}
      height={size}
      className={className}
      {...(title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true })}
    >
      <PanotFlower {...flower} />
    </svg>
  );
}

/**
 * The same flower as an SVG group, to be placed inside a larger drawing. Colours are presentation attributes: the site's
 * content security policy allows no `style` attribute in the server's HTML.
 */
export function PanotFlower({
  petals = 4,
  rotation = defaultRotation(petals),
  open = 1,
  missing,
  palette = 'violet',
  radius = 42,
}: PanotProps) {
  const { ground, petal, core } = typeof palette === 'string' ? panotPalettes[palette] : palette;
  const shape = panotShape({ petals, rotation, open, radius, missing });
  return (
    <g strokeLinejoin="round" strokeLinecap="round" fill={petal} stroke={ground}>
      <path d={shape.petals.join('')} strokeWidth={shape.gap} />
      {open > 0.3 && <path d={shape.grooves.join('')} strokeWidth={shape.groove} fill="none" />}
      <circle cx="50" cy="50" r={shape.core} strokeWidth={shape.gap} fill={core} />
    </g>
  );
}

function defaultRotation(petals: number): number {
  return petals === 4 ? 45 : petals % 2 === 0 ? 0 : -90;
}
