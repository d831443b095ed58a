/**
 * Where the picture of a page for social networks lies: 1200×630 pixels, PNG.
 * @param path the page's canonical path: `/eventos`
 * @returns `/social/eventos.png`; `/social/index.png` for the home page
 */
export function socialPicturePath(path: string): string {
  return `/social${path === '/' ? '/index' : path}.png`;
}
