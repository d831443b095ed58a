import {
  type ApiClient,
  createQueryClient,
  type PageAddress,
  type PageRoute,
  type RemoteModule,
} from '@femcoders/platform';
import { createShellRoutes } from './shell-pages.ts';

/** A page of the composed site, as the sitemap and the page for unknown addresses know it. */
export interface ListedPage extends PageAddress {
  /** Search engines shall not know it; who mistypes its address is led there all the same. */
  noindex: boolean;
  /** One with `noindex` that the search finds by title and description. */
  searchable?: boolean;
  /** Name of the part of the site that it is a page of; shells of earlier versions do not tell. */
  owner?: string;
}

export interface ListingPorts {
  shellVersion: string;
  remotes: { name: string; version: string; load: () => Promise<RemoteModule> }[];
  api: ApiClient;
  /** Origin without a trailing slash. */
  publicUrl: string;
  /** Where it is reported that pages could not be listed. */
  onError: (error: unknown, owner: { name: string; version: string }) => void;
}

/** Every address of the site. What cannot be listed is left out and reported. */
export async function listPages({ shellVersion, remotes, ...ports }: ListingPorts): Promise<ListedPage[]> {
  const shell = { name: 'shell', version: shellVersion, load: async () => ({ createRoutes: createShellRoutes }) };
  const lists = await Promise.all(
    [shell, ...remotes].map(async (owner) => {
      const skip = (error: unknown) => {
        ports.onError(error, owner);
        return [];
      };
      const routes = await owner.load().then((module) => module.createRoutes(), skip);
      return Promise.all(routes.map((route) => listRoute(route, owner.name, ports).catch(skip)));
    }),
  );
  return lists.flat(2);
}

async function listRoute(
  { path, load, addresses }: PageRoute,
  owner: string,
  { api, publicUrl }: Pick<ListingPorts, 'api' | 'publicUrl'>,
): Promise<ListedPage[]> {
  if (addresses) return (await addresses({ api })).map((address) => ({ ...address, noindex: false, owner }));
  if (/[:*?]/.test(path)) return [];
  const { head } = await load();
  const {
    title,
    description,
    noindex = false,
    searchable = false,
  } = head({
    params: {},
    url: new URL(path, publicUrl),
    queryClient: createQueryClient('server'),
  });
  return [{ path, title, description, noindex, ...(searchable && { searchable }), owner }];
}
