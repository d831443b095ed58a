import { classNames } from '../text/class-names.ts';
import { PanotFlower, type PanotProps } from './panot.tsx';
import { panotPalettes } from './panot-palette.ts';

/** A square with its corners cut at an eighth: the block of the Eixample seen from above. */
export const tileOutline = 'M12.5 0h75L100 12.5v75L87.5 100h-75L0 87.5v-75Z';

/** A panot on its tile. */
export function PanotTile({ palette = 'violet', title, className, size, ...flower }: PanotProps) {
  const { ground } = typeof palette === 'string' ? panotPalettes[palette] : palette;
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by aria-label, or decoration
    <svg
      viewBox="0 0 100 100"
      className={classNames('tile', className)}
      width={size}
      height={size}
      {...(title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true })}
    >
      <path d={tileOutline} fill={ground} />
      <PanotFlower palette={palette} radius={35} {...flower} />
    </svg>
  );
}
