import { serverExternals } from './shared-modules.ts';

/**
 * Bare imports that a server bundle leaves to the server, which resolves them to its own copies. Everything else is
 * bundled, the parts of `shared-ui` among it.
 */
export function extendExternals(): (RegExp | Record<string, string>)[] {
  const names = serverExternals.map((name) => name.replaceAll('/', '\\/')).join('|');
  return [
    new RegExp(`^(${names})$|^(react|react-dom|react-router|react-router-dom|@tanstack/react-query)\\/`),
    /^node:/,
  ];
}
