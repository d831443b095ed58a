import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** What is shared at run time, and nothing else: shared modules are not tree-shaken. */
const libraries = ['react', 'react-dom', 'react/jsx-runtime'] as const;
const rooms = ['@femcoders/platform', '@femcoders/shared-ui'] as const;

/** Bare imports that a server bundle leaves to the server. */
export const serverExternals = [
  ...rooms,
  'react',
  'react-dom',
  'react-router',
  'react-router-dom',
  '@tanstack/react-query',
];

function versionOf(name: string): string {
  const packageName = name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');
  const manifest = JSON.parse(readFileSync(require.resolve(`${packageName}/package.json`), 'utf8'));
  return manifest.version as string;
}

/**
 * Module Federation's `shared` option. The host carries the one copy of each, a remote never carries a fallback:
 * no second copy can be evaluated, and no asynchronous boundary is needed.
 */
export function sharedModules(side: 'host' | 'remote') {
  return Object.fromEntries(
    [...libraries, ...rooms].map((name) => {
      const version = versionOf(name);
      const common = { singleton: true, strictVersion: true, requiredVersion: `^${version}` };
      return [name, side === 'host' ? { ...common, version, eager: true } : { ...common, import: false as const }];
    }),
  );
}
