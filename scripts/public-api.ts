// What remotes may rely on: the types of the shared packages, as text next to each. `--update` writes it again, once the
// package's package.json names the version that the change asks for (docs/contracts.md).
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { compareTypes, type PublicApi, readDown, versionProblem, writeDown } from './public-api-version.ts';

const root = join(import.meta.dirname, '..');
/** Only these are shared at run time, so only these owe compatibility. */
const sharedPackages = ['platform', 'shared-ui'];
const { update } = parseArgs({ options: { update: { type: 'boolean' } } }).values;

for (const problem of sharedPackages.flatMap(lookAt)) {
  console.error(problem);
  process.exitCode = 1;
}

/** Compares a package with what is written down of it. @returns what is wrong, and what to do */
function lookAt(packageName: string): string[] {
  const file = join(root, packageName, 'public-api.txt');
  const written = readFileSync(file, 'utf8');
  const before = readDown(written);
  const now = publicApi(packageName);
  const difference = compareTypes(before.types, now.types);
  const problem = versionProblem(before, now, difference);
  if (problem)
    return [`${packageName}/package.json: ${problem} Remotes that are live were built against it (docs/contracts.md).`];
  if (writeDown(now) === written) return [];
  if (update) {
    writeFileSync(file, writeDown(now));
    return [];
  }
  return [
    `${packageName}: its types or its version are no longer those of public-api.txt. If they are to be so: npm run public-api -- --update`,
  ];
}

function publicApi(packageName: string): PublicApi {
  const manifest = JSON.parse(readFileSync(join(root, packageName, 'package.json'), 'utf8'));
  return { version: manifest.version, since: manifest.femcoders.since, types: emittedTypes(packageName) };
}

/** Every declaration that the compiler emits for a package, in one text. */
function emittedTypes(packageName: string): string {
  const out = mkdtempSync(join(tmpdir(), 'public-api-'));
  try {
    const compiler = join(root, 'node_modules', '.bin', 'tsc');
    const { status, stdout } = spawnSync(
      compiler,
      ['-p', join(root, packageName, 'tsconfig.types.json'), '--outDir', out],
      {
        encoding: 'utf8',
      },
    );
    if (status !== 0) throw new Error(stdout);
    const files = readdirSync(out, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .sort();
    return files.map((file) => `// ${relative(out, file)}\n${readFileSync(file, 'utf8').trimEnd()}\n`).join('\n');
  } finally {
    rmSync(out, { recursive: true });
  }
}
