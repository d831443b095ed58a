// Who may import whom: `node scripts/boundaries.ts`. The laws, each with what to do instead, are in boundary-laws.ts; files that import
// each other in a circle, also by types or on demand, are found by import-graph.ts.
import { join } from 'node:path';
import { importsOf } from '@femcoders/build/release-checks/module-imports';
import { brokenLaws, namedRegistries, type Violation } from './boundary-laws.ts';
import { createImportGraph, readPackages } from './import-graph.ts';
import { projectFiles, readImports, readText } from './module-graph.ts';

const root = join(import.meta.dirname, '..');
const textFile =
  /(?:\.(?:[cm]?[jt]sx?|json|md|mdx|ya?ml|toml|css|sql|sh|html|npmrc)|(?:^|\/)(?:\.npmrc|Dockerfile|run))$/;

const files = await projectFiles(root);
const imports = await readImports(root, files);
const face = 'platform/src/index.ts';
const handedOn = (await importsOf(face, await readText(root, face))).filter(
  ({ specifier }) => !specifier.startsWith('.'),
);
const texts = await Promise.all(
  files.filter((file) => textFile.test(file)).map(async (file) => ({ file, text: await readText(root, file) })),
);

const violations = [
  ...brokenLaws({ files, imports, platformNames: handedOn.flatMap(({ names }) => names) }),
  ...namedRegistries(texts),
  ...createImportGraph(files, imports, await readPackages(root, files))
    .cycles()
    .map(inCircle),
];
for (const { file, line, message } of violations) console.error(`${file}:${line}  ${message}`);
console.log(`${files.length} files, ${imports.length} imports, ${violations.length} broken laws.`);
process.exitCode = violations.length > 0 ? 1 : 0;

/** @param cycle its files, each imported by the one before it */
function inCircle(cycle: string[]): Violation {
  const [file = ''] = cycle;
  const message = `It imports itself by way of ${[...cycle.slice(1), file].join(' → ')}: move what both need, mostly a type, into a file that imports neither.`;
  return { file, line: 1, message };
}
