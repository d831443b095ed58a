import type { Picture } from './picture.ts';

/** One file of a picture. */
export interface PictureFile {
  /** Below the repository's root. */
  path: string;
  width: number;
  format: 'png' | 'avif' | 'webp';
}

const widestOnDesks = 1600;
const widestOnTelephones = 640;

/**
 * The original and what the site serves in its stead (spec section 2, "General behaviour"): a variant for telephones,
 * save for backgrounds, whose names hold "bg", and one for desks, each as AVIF and as WebP.
 */
export function filesOf({ room, name, width, mobileWidth = widestOnTelephones }: Picture): PictureFile[] {
  const variants = [
    ...(name.includes('bg') ? [] : [{ folder: 'mobile', width: Math.min(width, mobileWidth, widestOnTelephones) }]),
    { folder: 'desktop', width: Math.min(width, widestOnDesks) },
  ];
  return [
    { path: `${room}/public/assets/${name}.png`, width, format: 'png' },
    ...variants.flatMap((variant) =>
      (['avif', 'webp'] as const).map((format) => ({
        path: `${room}/public/public-optimized/${variant.folder}/assets/${name}.${format}`,
        width: variant.width,
        format,
      })),
    ),
  ];
}
