import type { SitePages } from '@femcoders/contracts/site-pages';
import { sitePagesPath } from '@femcoders/contracts/site-pages-path';
import { useQuery } from '@femcoders/platform';

/**
 * Returns the titles of pages by their path (`pageName`).
 * @param wanted whether there is anything to call
 */
export function usePageTitles(wanted: boolean): ReadonlyMap<string, string> {
  const { data } = useQuery({ queryKey: ['pageTitles'], queryFn: fetchTitles, enabled: wanted, retry: false });
  return data ?? none;
}

/** Pages that nobody finds by searching, by the beginning of their path. */
const hers: readonly (readonly [beginning: string, name: string])[] = [
  ['/admin', 'La administración'],
  ['/personaliza-perfil', 'Tu perfil'],
  ['/welcome', 'Tu bienvenida'],
  ['/login', 'Iniciar sesión'],
  ['/register', 'Crear una cuenta'],
];

/** How a page is called: by its title, else by what it belongs to. A reader is never shown a path. */
export function pageName(path: string, titles: ReadonlyMap<string, string>): string {
  const title = titles.get(path) ?? hers.find(([beginning]) => isBelow(path, beginning))?.[1];
  if (title) return title;
  for (let above = parentOf(path); above !== ''; above = parentOf(above)) {
    const name = titles.get(above);
    if (name) return `Una página de «${name}»`;
  }
  return 'Otra página de esta web';
}

const isBelow = (path: string, beginning: string) => path === beginning || path.startsWith(`${beginning}/`);

const parentOf = (path: string) => path.slice(0, path.lastIndexOf('/'));

const none: ReadonlyMap<string, string> = new Map();

async function fetchTitles(): Promise<ReadonlyMap<string, string>> {
  const answer = await fetch(sitePagesPath);
  if (!answer.ok) throw new Error(`The list of pages was answered with ${answer.status}.`);
  const { pages } = (await answer.json()) as SitePages;
  return new Map(pages.map(({ path, title }) => [path, title]));
}
