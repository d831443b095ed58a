import type { ListedPage } from '../src/routing/listed-pages.ts';

/**
 * The page's own spelling of an address that differs in capitals only: `/noticias/aniversario` is
 * `/noticias/Aniversario` (decisions 4).
 * @param path as it was asked for
 * @returns null when no page is called so, or exactly so
 */
export function ownSpelling(pages: ListedPage[], path: string): string | null {
  const asked = path.replace(/\/+$/, '').toLowerCase();
  const page = pages.find((one) => one.path.toLowerCase() === asked);
  return page && page.path !== path ? page.path : null;
}
