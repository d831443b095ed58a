import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { findPackageJSON } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative, sep } from 'node:path';
import type { Kit } from '@femcoders/contracts/kit';
import { BuildError } from '../build-error.ts';
import { repositoryRoot } from '../paths.ts';
import { runProgram } from '../run-program.ts';
import { oldestNode, type PackageManifest, publishedManifest } from './package-manifest.ts';
import { npmTarball } from './write-tarball.ts';

/** Our packages that a team's own repository installs, by their folders, and the one that makes such a repository. */
const packageFolders = ['contracts', 'platform', 'shared-ui', 'kit', 'build', 'create-remote'];

/** Matches the files of a package's folder that its tarball contains. */
const packed = /^(?:src|parts|test|jest|template)\//;
const leftOut = /\.test\.\w+$|\.examples\.|^parts\/examples\//;
const isSource = (path: string) => /(?<!\.d)\.tsx?$/.test(path);

export interface KitTask {
  /** Version of the shell's release that the packages are a part of. */
  version: string;
  /** Folder that receives them. */
  output: string;
  /** File with what the API offers: a team's repository has no API that could be asked. */
  apiFile: string;
}

/**
 * Compiles our packages and packs each as npm does, next to a `kit.json` that says what they are.
 * @throws BuildError when the compiler refuses them
 */
export async function makeKit({ version, output, apiFile }: KitTask): Promise<Kit> {
  const built = await mkdtemp(join(tmpdir(), 'femcoders-kit-'));
  try {
    await compile(built);
    const manifests = await readManifests();
    const siblings = new Map([...manifests.values()].map((manifest) => [manifest.name, manifest]));
    const kit: Kit = { version, node: oldestNode, packages: {}, libraries: await libraries(manifests) };
    await mkdir(output, { recursive: true });
    for (const [folder, manifest] of manifests) {
      const published = publishedManifest(manifest, siblings, version);
      const files = await packedFiles(folder, built);
      files.set('package.json', Buffer.from(`${JSON.stringify(published, null, 2)}\n`));
      files.set('LICENSE', await readFile(join(repositoryRoot, 'LICENSE')));
      if (folder === 'build') {
        files.set('api.json', await readFile(apiFile));
        files.set('tsconfig.json', await readFile(join(repositoryRoot, 'tsconfig.base.json')));
      }
      const programs = Object.values((published.bin ?? {}) as Record<string, string>);
      const tarball = await npmTarball(files, new Set(programs.map((file) => file.replace(/^\.\//, ''))));
      const file = `${folder}.tgz`;
      await writeFile(join(output, file), tarball);
      const integrity = `sha512-${createHash('sha512').update(tarball).digest('base64')}`;
      kit.packages[manifest.name] = { version: String(published.version), file, integrity };
    }
    await writeFile(join(output, 'kit.json'), `${JSON.stringify(kit, null, 2)}\n`);
    return kit;
  } finally {
    await rm(built, { recursive: true, force: true });
  }
}

async function compile(built: string): Promise<void> {
  const compiler = findPackageJSON('typescript', import.meta.url);
  if (!compiler) throw new BuildError('TypeScript no está instalado: ejecuta npm ci.');
  const program = join(dirname(compiler), 'bin', 'tsc');
  const project = join(repositoryRoot, 'build', 'tsconfig.kit.json');
  const { ok, stdout, stderr } = await runProgram(process.execPath, [program, '-p', project, '--outDir', built]);
  if (!ok) throw new BuildError(`Los paquetes para los equipos no se han podido compilar:\n${stdout}${stderr}`);
}

async function readManifests(): Promise<Map<string, PackageManifest>> {
  const read = packageFolders.map(async (folder) => {
    const text = await readFile(join(repositoryRoot, folder, 'package.json'), 'utf8');
    return [folder, JSON.parse(text) as PackageManifest] as const;
  });
  return new Map(await Promise.all(read));
}

/** Returns the files of a package: the compiled ones, and those that need no compiler. */
async function packedFiles(folder: string, built: string): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  for (const root of [join(repositoryRoot, folder), join(built, folder)]) {
    const isSources = root === join(repositoryRoot, folder);
    for (const path of await pathsBelow(root)) {
      if (!packed.test(path) || leftOut.test(path) || (isSources && isSource(path))) continue;
      files.set(path, await readFile(join(root, path)));
    }
  }
  return files;
}

async function pathsBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
}

/** Versions of all that our packages and our tests are made with, so that a new repository begins with the same. */
async function libraries(manifests: ReadonlyMap<string, PackageManifest>): Promise<Record<string, string>> {
  const root = JSON.parse(await readFile(join(repositoryRoot, 'package.json'), 'utf8')) as PackageManifest;
  const named = [root, ...manifests.values()].flatMap(({ dependencies, devDependencies }) =>
    Object.entries({ ...dependencies, ...devDependencies }),
  );
  return Object.fromEntries(named.filter(([name]) => !name.startsWith('@femcoders/')).sort());
}
