import type { ListedPage } from '../src/routing/listed-pages.ts';

/**
 * The canonical path of an address that differs in capitals only (`/noticias/aniversario` is `/noticias/Aniversario`), or that a page had
 * before.
 * @param path as requested
 * @returns null when no page has or had this path, or has exactly this one
 */
export function canonicalPath(pages: ListedPage[], path: string): string | null {
  const asked = path.replace(/\/+$/, '').toLowerCase();
  const page = pages.find((one) => one.path.toLowerCase() === asked);
  if (page) return page.path === path ? null : page.path;
  const moved = pages.find(({ formerPaths = [] }) => formerPaths.some((former) => former.toLowerCase() === asked));
  return moved?.path ?? null;
}
