import type { Rspack } from '@rsbuild/core';

/**
 * Loader of a remote's sources that takes out what is imported later: the pages themselves, where only their list is
 * wanted.
 */
// biome-ignore lint/style/noDefaultExport: the bundler takes a loader's default export
export default function withoutImports(this: Rspack.LoaderContext, source: string): string {
  const imported = /\bimport\s*\(/g;
  if (!imported.test(source)) return source;
  return `${source.replace(imported, 'importedLater(')}\ndeclare const importedLater: any;`;
}
