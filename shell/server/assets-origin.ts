import type { RegistryDocument } from '@femcoders/contracts/registry';
import type { PageFiles } from './page-files.ts';

/** Where browsers load the released files of a page. */
export interface AssetAddresses {
  /** Origin other than the site's; empty where all files come from the site. */
  origin: string;
  /** @returns the whole address of a file that comes from there; any other as it is */
  of: (address: string) => string;
}

declare global {
  /** The prefix of the addresses of pictures in the server's code of releases (build/src/assets-origin-plugin.ts). */
  var femcodersAssets: string | undefined;
}

/** The addresses of a site without another origin. */
export const ownAddresses: AssetAddresses = { origin: '', of: (address) => address };

/**
 * Returns where the files of a page come from. A release of before this was possible loads its own from the site, and a shell of before
 * knows no other place for anybody's.
 * @param origin `ASSETS_URL`
 */
export function assetAddresses(origin: string | undefined, { shell, remotes }: RegistryDocument): AssetAddresses {
  if (!origin || !shell.anyOrigin) return ownAddresses;
  const able = [shell, ...remotes].filter(({ anyOrigin }) => anyOrigin);
  const prefixes = able.map(({ name, version }) => `/mf/${name}/${version}/`);
  const isAble = (address: string) => prefixes.some((prefix) => address.startsWith(prefix));
  return { origin, of: (address) => (isAble(address) ? origin + address : address) };
}

/** The files of a page with the addresses that browsers load them from. Its styles are inlined: they keep the names that the server reads them by. */
export function atAssetsOrigin(files: PageFiles, { origin, of }: AssetAddresses): PageFiles {
  if (!origin) return files;
  return {
    ...files,
    entry: of(files.entry),
    scripts: files.scripts.map(of),
    fonts: files.fonts.map(of),
    integrity: Object.fromEntries(Object.entries(files.integrity).map(([address, hash]) => [of(address), hash])),
  };
}

/**
 * Runs inline before everything else in a page with files from another origin. Once one of them does not load, the page stops naming
 * that origin: what is loaded or tried again from then on comes from the site.
 */
export const assetsFallbackScript = (origin: string) =>
  `addEventListener('error',({target:{src,href}})=>{if(\`\${src||href}\`.startsWith(${JSON.stringify(`${origin}/`)}))delete document.documentElement.dataset.assets},true);`;
