import type { Picture } from './picture.ts';

/** One file of a picture. */
export interface PictureFile {
  /** Below the repository's root. */
  path: string;
  /** SVG text that needs nothing from outside. */
  drawing: string;
  /** In pixels. */
  width: number;
  height: number;
  format: 'png' | 'avif' | 'webp' | 'ico' | 'svg';
}

const widestOnDesks = 1600;
const widestOnTelephones = 640;

/**
 * The original and what the site serves in its stead (spec section 2, "General behaviour"): a variant for telephones,
 * save for backgrounds, whose names hold "bg", and one for desks, each as AVIF and as WebP.
 */
export function filesOf({
  packageName,
  name,
  drawing,
  width,
  height,
  mobileWidth = widestOnTelephones,
}: Picture): PictureFile[] {
  const sized = (path: string, format: PictureFile['format'], most: number): PictureFile => {
    const scale = Math.min(1, most / width);
    return { path, drawing, width: Math.round(width * scale), height: Math.round(height * scale), format };
  };
  const variants = [
    ...(name.includes('bg') ? [] : [{ folder: 'mobile', most: Math.min(mobileWidth, widestOnTelephones) }]),
    { folder: 'desktop', most: widestOnDesks },
  ];
  return [
    sized(`${packageName}/public/assets/${name}.png`, 'png', width),
    ...variants.flatMap(({ folder, most }) =>
      (['avif', 'webp'] as const).map((format) =>
        sized(`${packageName}/public/public-optimized/${folder}/assets/${name}.${format}`, format, most),
      ),
    ),
  ];
}
