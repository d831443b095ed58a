import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Rspack } from '@rsbuild/core';
import { packageFolder } from './paths.ts';

/** Files of the catalogue of endpoints. */
export const endpointsFolder = join(packageFolder('contracts'), 'src', 'endpoints');

/** The rule by which a build reads them. */
export const endpointRowsRule = {
  include: endpointsFolder,
  enforce: 'pre',
  loader: fileURLToPath(import.meta.url),
} as const satisfies Rspack.RuleSetRule;

/**
 * Loader of `contracts/src/endpoints/*.ts`: of each endpoint only its row goes into a release, as a text. What an endpoint takes and answers
 * is for the API to check; a validator would cost every reader 7 kB.
 */
// biome-ignore lint/style/noDefaultExport: the bundler takes a loader's default export
export default function endpointRowsLoader(this: Rspack.LoaderContext): void {
  const done = this.async();
  readEndpointRows(this.resourcePath).then(
    (rows) =>
      done(
        null,
        Object.entries(rows)
          .map(([name, row]) => `export const ${name} = ${JSON.stringify(row)};`)
          .join('\n'),
      ),
    done,
  );
}

/** Returns the endpoints that a file of the catalogue exports: name → row. */
export async function readEndpointRows(file: string): Promise<Record<string, string>> {
  const exported = (await import(pathToFileURL(file).href)) as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(exported).flatMap(([name, value]) => {
      const row = String(value);
      return /^[A-Z]+ \//.test(row) ? [[name, row]] : [];
    }),
  );
}
