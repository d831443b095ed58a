/** Up to this width of the window the mobile variants are shown, in CSS pixels (spec section 9). */
const mobileBreakpoint = 768;

export interface PictureSource {
  srcSet: string;
  type: 'image/avif' | 'image/webp';
  media?: string;
}

/**
 * Where the optimised variants of a picture lie (spec section 2): narrow windows get the mobile ones, except for pictures
 * whose name contains "bg". Pictures kept by the API have none: they are optimised as they stand.
 * @param name path of the original below the site's root, such as `assets/portraits/retrato-01.png`
 */
export function pictureSources(name: string): PictureSource[] {
  if (name.startsWith('api/')) return [];
  const path = name.replace(/\.[^./]+$/, '');
  const isBackground = path.slice(path.lastIndexOf('/') + 1).includes('bg');
  const desktop = variants(`/public-optimized/desktop/${path}`);
  if (isBackground) return desktop;
  const media = `(max-width: ${mobileBreakpoint}px)`;
  return [...variants(`/public-optimized/mobile/${path}`).map((source) => ({ ...source, media })), ...desktop];
}

function variants(path: string): PictureSource[] {
  return [
    { srcSet: `${path}.avif`, type: 'image/avif' },
    { srcSet: `${path}.webp`, type: 'image/webp' },
  ];
}
