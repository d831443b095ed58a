import type { ListedPage } from '../src/routing/listed-pages.ts';

/**
 * The canonical path of an address that differs in capitals only: `/noticias/aniversario` is
 * `/noticias/Aniversario` (decisions 4).
 * @param path as requested
 * @returns null when no page has this path, or exactly this one
 */
export function canonicalPath(pages: ListedPage[], path: string): string | null {
  const asked = path.replace(/\/+$/, '').toLowerCase();
  const page = pages.find((one) => one.path.toLowerCase() === asked);
  return page && page.path !== path ? page.path : null;
}
