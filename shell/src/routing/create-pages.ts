import { type PageRoute, pageId } from '@femcoders/platform';
import { createShellRoutes } from './shell-pages.ts';
import { SitePage } from './site-page.ts';

/** The shell's own pages. */
export function createShellPages(version: string): SitePage[] {
  const owner = { name: 'shell', version };
  return createShellRoutes().map((route, index) => new SitePage(pageId('shell', index), route.path, owner, route.load));
}

export interface RemotePages {
  name: string;
  version: string;
  /** What the registry says that the remote brings: known before its code is there. */
  routes: { id: string; path: string }[];
  /** Brings the remote's code. */
  load: () => Promise<PageRoute[]>;
}

/** The pages of a remote whose code comes when one of them is asked for. */
export function createRemotePages({ name, version, routes, load }: RemotePages): SitePage[] {
  return routes.map(
    ({ id, path }, index) =>
      new SitePage(id, path, { name, version }, async () => {
        const route = (await load())[index];
        if (route?.path !== path)
          throw new WrongShapeError(`${name}@${version} brings no page ${path} at position ${index}.`);
        const module = await route.load();
        if (typeof module?.Page !== 'function' || typeof module.head !== 'function') {
          throw new WrongShapeError(`The module of ${path} in ${name}@${version} must export Page and head.`);
        }
        return module;
      }),
  );
}

/** A remote's code arrived but is not what the contract says. */
export class WrongShapeError extends Error {
  override readonly name = 'WrongShapeError';
}
