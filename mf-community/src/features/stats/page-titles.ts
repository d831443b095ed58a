import type { SitePages } from '@femcoders/contracts/site-pages';
import { sitePagesPath } from '@femcoders/contracts/site-pages-path';
import { useQuery } from '@femcoders/platform';

/**
 * Returns the titles of pages by their path. Without them the path stands in their place.
 * @param wanted whether there is anything to call
 */
export function usePageTitles(wanted: boolean): ReadonlyMap<string, string> {
  const { data } = useQuery({ queryKey: ['pageTitles'], queryFn: fetchTitles, enabled: wanted, retry: false });
  return data ?? none;
}

const none: ReadonlyMap<string, string> = new Map();

async function fetchTitles(): Promise<ReadonlyMap<string, string>> {
  const answer = await fetch(sitePagesPath);
  if (!answer.ok) throw new Error(`The list of pages was answered with ${answer.status}.`);
  const { pages } = (await answer.json()) as SitePages;
  return new Map(pages.map(({ path, title }) => [path, title]));
}
