import { serverExternals } from './shared-modules.ts';

/**
 * Bare imports that a server bundle leaves to the server, which resolves them to its own copies. Everything else is
 * bundled.
 */
export function extendExternals(): (RegExp | Record<string, string>)[] {
  const names = serverExternals.map((name) => name.replaceAll('/', '\\/')).join('|');
  return [new RegExp(`^(${names})(\\/(?!package\\.json|styles\\.css|standalone).*)?$`), /^node:/];
}
