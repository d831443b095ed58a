import type { ChunkFiles, RegistryDocument, Release, RouteEntry } from '@femcoders/contracts/registry';

export interface PageFiles {
  /** The shell's main script. */
  entry: string;
  /** Scripts that the page will ask for, in the order in which it does. */
  scripts: string[];
  /** Styles, the shell's first. */
  styles: string[];
  fonts: string[];
  /** Digests of these scripts and styles, by address. */
  integrity: Record<string, string>;
}

export interface PageIdentity {
  id: string;
  owner: string;
  params: Record<string, string | undefined>;
}

/**
 * Exactly the files that one page needs, from the version set it was rendered with.
 * @param page null for the page of an unknown address
 */
export function filesOf({ shell, remotes }: RegistryDocument, page: PageIdentity | null): PageFiles {
  const owner = page ? [shell, ...remotes].find(({ name }) => name === page.owner) : shell;
  const main = shell.chunks.main ?? { js: [shell.entry], css: [] };
  const route = page ? owner?.routes.find(({ id }) => id === page.id) : notFoundRoute;
  const slots = route?.slots ?? [];
  const code = namedChunks(owner, route?.chunks ?? [], page?.params);
  const onlyStyles = namedChunks(owner, route?.styles ?? [], page?.params);
  const guests = [shell, ...remotes]
    .map((release) => ({ release, blocks: release.blocks.filter(({ slot }) => slots.includes(slot)) }))
    .filter(({ blocks }) => blocks.length > 0)
    .map(({ release, blocks }) => {
      const names = blocks.flatMap(({ chunks }) => chunks);
      return { release, code: namedChunks(release, names) };
    });
  const scripts = unique([
    ...entryScripts(owner),
    ...code.flatMap(({ js }) => js),
    ...guests.flatMap(({ release, code }) => [...entryScripts(release), ...code.flatMap(({ js }) => js)]),
  ]).filter((file) => !main.js.includes(file));
  const styles = unique([
    ...main.css,
    ...[...code, ...onlyStyles, ...guests.flatMap(({ code }) => code)].flatMap(({ css }) => css),
  ]);
  return {
    entry: shell.entry,
    scripts,
    styles,
    fonts: Object.keys(shell.integrity).filter((file) => /(bricolage|figtree)[^/]*\.woff2$/i.test(file)),
    integrity: digestsOf([shell.entry, ...scripts, ...styles], [shell, owner, ...guests.map(({ release }) => release)]),
  };
}

/** A release promises hundreds of files, a page has a few of them. */
function digestsOf(files: string[], releases: (Release | undefined)[]): Record<string, string> {
  const digests: Record<string, string> = {};
  for (const file of files) {
    const digest = releases.find((release) => release?.integrity[file])?.integrity[file];
    if (digest) digests[file] = digest;
  }
  return digests;
}

/**
 * Returns the scripts that load a remote itself: its entry and the module behind `./routes`. The shell's main script loads
 * the shell.
 */
function entryScripts(release: Release | undefined): string[] {
  return release?.globalName ? [release.entry, ...(release.chunks.routes?.js ?? [])] : [];
}

const notFoundRoute: Pick<RouteEntry, 'chunks' | 'styles' | 'slots'> = { chunks: ['not-found'], styles: [], slots: [] };

/** The files of chunks by name; `:param` in a name stands for a path parameter's value. */
function namedChunks(owner: Release | undefined, names: string[], params: PageIdentity['params'] = {}): ChunkFiles[] {
  return names
    .map((name) => owner?.chunks[name.replace(/:(\w+)/g, (_, parameter: string) => params[parameter] ?? '')])
    .filter((chunk) => chunk !== undefined);
}

function unique(files: string[]): string[] {
  return [...new Set(files)];
}
