import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { offeredModuleSchema } from '@femcoders/contracts/release-contract';
import { sharedNames } from '@femcoders/contracts/shared-names';

/** The packages of ours that are shared, each as contracts between releases call it. */
export const packages = { platform: '@femcoders/platform', sharedUi: '@femcoders/shared-ui' } as const;
export type SharedPackage = keyof typeof packages;
const packageNames = Object.values(packages) as string[];

/** Bare imports that a server bundle leaves to the server. */
export const serverExternals = [
  ...packageNames,
  'react',
  'react-dom',
  'react-router',
  'react-router-dom',
  '@tanstack/react-query',
];

function manifestOf(name: string): { version: string; femcoders?: { since?: string } } {
  const packageName = name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');
  const manifest = findPackageJSON(packageName, import.meta.url);
  if (!manifest) throw new Error(`${packageName} is not installed.`);
  return JSON.parse(readFileSync(manifest, 'utf8'));
}

/**
 * The version of a shared package, and the oldest one whose remotes still run on it, both from its `package.json`.
 * @throws Error when it does not say both
 */
export function packageVersions(packageName: SharedPackage): { version: string; since: string } {
  const { version, femcoders } = manifestOf(packages[packageName]);
  // Installed by a team it also says of which release it is (`kitVersion`).
  const parsed = offeredModuleSchema.safeParse({
    version: version.replace(/-r[0-9a-f]{16}$/, ''),
    since: femcoders?.since,
    names: [],
  });
  if (!parsed.success)
    throw new Error(
      `${packages[packageName]}: its package.json must say "version" and, in "femcoders", "since", as 1.2.3.`,
    );
  return { version: parsed.data.version, since: parsed.data.since };
}

/** Packages of which the shell has the one copy for all, or whose runtimes have to understand each other. */
const agreedLibraries = [
  'react',
  'react-dom',
  'react-router-dom',
  '@tanstack/react-query',
  '@module-federation/runtime',
];

/** Returns the versions of the libraries that shell and remotes agree on, by package. */
export const libraryVersions = (): Record<string, string> =>
  Object.fromEntries(agreedLibraries.map((name) => [name, manifestOf(name).version]));

/** Returns the version in which something that is shared is installed. @param name as it is imported */
export const installedVersion = (name: string): string => manifestOf(name).version;

/**
 * Module Federation's `shared` option of a remote. The host has the one copy of each, a released remote has no fallback:
 * no second copy can be evaluated, and no asynchronous boundary is needed. One in development has its own, for its own page.
 */
export function sharedModules(use: 'release' | 'development') {
  return Object.fromEntries(
    sharedNames.map((name) => {
      const { version } = manifestOf(name);
      if (use === 'development')
        return [name, { singleton: true, strictVersion: true, requiredVersion: `^${version}`, version, eager: true }];
      const [major] = version.split('.');
      // Which shells a remote runs with is in its contract (docs/contracts.md): none of them is refused here.
      const requiredVersion = packageNames.includes(name) ? `>=${major}.0.0` : `^${major}.0.0`;
      return [name, { singleton: true, strictVersion: true, requiredVersion, import: false as const }];
    }),
  );
}
