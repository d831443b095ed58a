import type { Release } from './registry.ts';

/** Which addresses a part of the site holds to be its own: these, and all below them. */
export interface PathClaim {
  /** `shell`, `mf-blog`… */
  name: string;
  owner: string;
  prefixes: string[];
}

/** Addresses that the site's own process answers with any set of releases. */
const ofTheSite: PathClaim = {
  name: 'shell',
  owner: 'equipo-plataforma',
  prefixes: ['/api', '/mf', '/kit', '/assets', '/public-optimized', '/icons', '/healthz', '/readyz', '/metrics'],
};

/**
 * Returns the paths that a release claims: its prefixes, or, where it has none (the shell, and releases from before they
 * were written down), what its pages and documents begin with. The home page is an address, not all that is below `/`.
 */
export function claimOf(release: Pick<Release, 'name' | 'owner' | 'prefixes' | 'routes' | 'documents'>): PathClaim {
  const { name, owner, prefixes = [], routes, documents } = release;
  const begun = [...routes, ...documents].map(({ path }) => path.replace(/\/?(?:[:*].*)?$/, ''));
  return { name, owner, prefixes: prefixes.length > 0 ? prefixes : [...new Set(begun)].filter(Boolean) };
}

/**
 * The prefixes of one part that another holds already, each as a Spanish sentence that says whose it is; none when all
 * are free. A part never stands in its own way, so the others may hold its release before.
 */
export function contestedPrefixes(own: PathClaim, others: PathClaim[]): string[] {
  const foreign = [...others, ofTheSite].filter(({ name }) => name !== own.name);
  return own.prefixes.flatMap((prefix) => {
    for (const { name, owner, prefixes } of foreign) {
      const taken = prefixes.find((other) => overlap(prefix, other));
      if (taken) {
        return [
          `La dirección ${prefix} choca con ${taken}, que es de ${name} (${owner}). Elige otra en prefixes de remote.json, o acordadlo entre los dos equipos.`,
        ];
      }
    }
    return [];
  });
}

function overlap(one: string, other: string): boolean {
  const [a, b] = [one, other].map((path) => `${path.replace(/\/+$/, '')}/`) as [string, string];
  return a.startsWith(b) || b.startsWith(a);
}
