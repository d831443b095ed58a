import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { headerPlaces } from '@femcoders/contracts/header-limits';
import { type Release, releaseSchema } from '@femcoders/contracts/registry';
import type { ReleaseChecks } from '@femcoders/contracts/release-checks';
import type { ApiDescription } from '@femcoders/contracts/release-contract';
import type { RemoteSettings } from '@femcoders/contracts/remote-settings';
import { BuildError } from './build-error.ts';
import { type BuildSummary, summaryFile } from './build-summary.ts';
import { compressFolder } from './compress.ts';
import type { KitTask } from './kit/make-kit.ts';
import { writeFederationManifest } from './manifest/federation-manifest.ts';
import { programFile, sourcesOf } from './paths.ts';
import { readApi } from './read-api.ts';
import { type ContractInputs, readContractInputs, remoteContract, shellContract } from './read-contract.ts';
import { type ReleaseContent, readReleaseContent } from './read-release-content.ts';
import { makePartFolder, makeReadable } from './readable-release.ts';
import { recordChecks } from './release-checks/record-checks.ts';
import { keepApart, keepBudget, keepChunks, keepLinks, readRemoteSettings } from './remote-rules.ts';
import type { BuildTask } from './rsbuild-config.ts';
import { runProgram } from './run-program.ts';
import { hashInputs } from './source-inputs.ts';
import { refuseUndeclared } from './undeclared-packages.ts';

export interface BuildReleaseOptions {
  /** `shell` or the name of a remote's folder, such as `mf-blog`. */
  name: string;
  /** Where releases live: each in `<releasesDir>/<name>/<version>/`. */
  releasesDir: string;
  /** Receives a line when a build starts. */
  log?: (message: string) => void;
  /** Folder of the sources, unless it is `<repository>/<name>`. */
  directory?: string;
  /** The checks that the sources have passed; missing where they were not checked. */
  checks?: ReleaseChecks;
}

/**
 * Makes the release of the shell or of a remote from its sources, or finds the one that is there already. A release
 * appears whole or not at all: it is made in a folder next to it and renamed.
 * @throws BuildError when the sources do not build, or weigh more than their `remote.json` allows
 */
export async function buildRelease({
  name,
  releasesDir,
  log,
  directory = sourcesOf(name),
  checks,
}: BuildReleaseOptions): Promise<Release> {
  const place = await makePartFolder(releasesDir, name);
  const kind = name === 'shell' ? 'shell' : 'remote';
  const settings = kind === 'remote' ? await readRemoteSettings(directory) : null;
  if (settings) await keepApart(name, settings);
  if (settings) await refuseUndeclared(name, directory);
  const contractInputs = kind === 'remote' ? await readContractInputs(directory, releasesDir) : null;
  // The packages for teams say what the API offers.
  const api = kind === 'shell' ? await readApi(releasesDir) : null;
  const hash = () => hashInputs(directory, kind, name, JSON.stringify(contractInputs ?? api));
  const version = await hash();
  const target = join(releasesDir, name, version);
  const made = await readWholeRelease(target);
  if (made) return recordChecks(target, made, checks);

  log?.(`Construyendo ${name}…`);
  const output = await mkdtemp(join(place, '.building-'));
  try {
    const publicPath = `/mf/${name}/${version}/`;
    await Promise.all([
      runBuild({ kind, name, directory, output, publicPath, globalName: settings?.globalName ?? null }),
      api && runKit({ version, output: join(output, 'kit'), apiFile: join(output, 'api.json') }, api),
    ]);
    // Somebody saved a file meanwhile: what was built has no name to go by.
    if ((await hash()) !== version) return buildRelease({ name, releasesDir, log, directory, checks });
    const { libraries } = JSON.parse(await readFile(join(output, summaryFile), 'utf8')) as BuildSummary;
    const described = await describeRelease({ name, version, output, publicPath, settings, contractInputs });
    const release = { ...described, ...(checks && { checks }) };
    if (settings) keepLinks(release, settings);
    if (settings) keepChunks(release);
    if (settings) await keepBudget(release, join(output, 'client'), settings, libraries);
    await compressFolder(join(output, 'client'));
    await writeFile(join(output, 'release.json'), JSON.stringify(release, null, 2));
    await makeReadable(output);
    // What lies there is damaged, or another process has made the very same release meanwhile.
    await rm(target, { recursive: true, force: true });
    await rename(output, target);
    return release;
  } finally {
    await rm(output, { recursive: true, force: true });
  }
}

/** The release in a folder, or null when there is none or a file of it is missing. */
async function readWholeRelease(folder: string): Promise<Release | null> {
  const description = await readFile(join(folder, 'release.json'), 'utf8').catch(() => null);
  if (description === null) return null;
  const parsed = releaseSchema.safeParse(JSON.parse(description));
  if (!parsed.success) return null;
  const files = Object.keys(parsed.data.integrity).map((address) =>
    join(folder, 'client', ...address.split('/').slice(4)),
  );
  const bundles = new Set(['index.js', ...Object.keys(parsed.data.serverIntegrity)]);
  const ofKit = Object.keys(parsed.data.kitIntegrity ?? {}).map((name) => join(folder, 'kit', name));
  return [...[...bundles].map((name) => join(folder, 'server', name)), ...ofKit, ...files].every((file) =>
    existsSync(file),
  )
    ? parsed.data
    : null;
}

async function runBuild(task: BuildTask): Promise<void> {
  const worker = [programFile('build-worker'), JSON.stringify(task)];
  const { ok, stdout, stderr } = await runProgram(process.execPath, worker, { NODE_ENV: 'production' });
  if (!ok) throw new BuildError(`${task.name} no se ha podido construir:\n${(stdout + stderr).trim()}`);
  // Wherever releases lie, Node reads these files as modules.
  await writeFile(join(task.output, 'server', 'package.json'), '{"type":"module"}');
}

/** Makes the packages that teams' repositories install, while the bundler runs. */
async function runKit(task: KitTask, api: ApiDescription): Promise<void> {
  await writeFile(task.apiFile, JSON.stringify(api));
  const { ok, stdout, stderr } = await runProgram(process.execPath, [
    programFile('kit/kit-worker'),
    JSON.stringify(task),
  ]);
  if (!ok) throw new BuildError(`Los paquetes para los equipos no se han podido hacer:\n${(stdout + stderr).trim()}`);
  await rm(task.apiFile);
}

interface BuiltFolder {
  name: string;
  version: string;
  output: string;
  publicPath: string;
  settings: RemoteSettings | null;
  /** Null for the shell, which offers and needs nothing. */
  contractInputs: ContractInputs | null;
}

async function describeRelease(built: BuiltFolder): Promise<Release> {
  const { name, version, output, publicPath, settings, contractInputs } = built;
  const { chunks, names } = JSON.parse(await readFile(join(output, summaryFile), 'utf8')) as BuildSummary;
  await rm(join(output, summaryFile));
  const { globalName = null } = settings ?? {};
  const listed = await readBundledRoutes(name, output, settings);
  const client = join(output, 'client');
  if (globalName) {
    const hasBlocks = listed.blocks.length > 0;
    await writeFederationManifest(client, { name, version, globalName, publicPath, chunks, hasBlocks });
  }
  const integrity: Record<string, string> = {};
  const sizes: Record<string, number> = {};
  for (const file of await filesBelow(client)) {
    const content = await readFile(file);
    const address = publicPath + relative(client, file).split(sep).join('/');
    integrity[address] = `sha256-${createHash('sha256').update(content).digest('base64')}`;
    sizes[address] = content.byteLength;
  }
  const entry = settings ? `${publicPath}remote-entry.js` : chunks.main?.js.at(-1);
  if (!entry || !(entry in integrity))
    throw new BuildError(`${name}: la construcción no ha dejado su archivo de entrada.`);
  return releaseSchema.parse({
    name,
    version,
    builtAt: new Date().toISOString(),
    commit: await readCommit(),
    uncommitted: await hasUncommitted(),
    owner: settings?.owner ?? 'equipo-plataforma',
    globalName,
    entry,
    anyOrigin: true,
    ...(settings && {
      prefixes: settings.prefixes,
      stores: settings.stores,
      footer: settings.footer,
      header: settings.header,
    }),
    ...(!settings && { headerPlaces }),
    ...listed,
    chunks,
    integrity,
    sizes,
    serverIntegrity: await hashFiles(join(output, 'server')),
    ...(!settings && { kitIntegrity: await hashFiles(join(output, 'kit')) }),
    contract: contractInputs
      ? await remoteContract(names, contractInputs, await scriptsBelow(output))
      : shellContract(names),
  } satisfies Release);
}

/** So that the server imports, and teams install, only what was built. */
async function hashFiles(folder: string): Promise<Record<string, string>> {
  const hashes = await Promise.all(
    (await filesBelow(folder)).map(async (file) => {
      const hash = createHash('sha256')
        .update(await readFile(file))
        .digest('base64');
      return [relative(folder, file).split(sep).join('/'), `sha256-${hash}`] as const;
    }),
  );
  return Object.fromEntries(hashes);
}

/** Asks the server bundles which pages, blocks and documents they contain. */
export async function readBundledRoutes(
  name: string,
  output: string,
  settings: RemoteSettings | null,
): Promise<ReleaseContent> {
  const script = programFile('read-routes');
  const bundles = ['index.js', 'documents.js']
    .map((file) => join(output, 'server', file))
    .filter((file) => existsSync(file))
    .map((file) => pathToFileURL(file).href);
  const { ok, stdout, stderr } = await runProgram(process.execPath, [script, name, ...bundles]);
  if (!ok) throw new BuildError(`${name}: no se han podido leer sus rutas:\n${stderr.trim()}`);
  const listed = readReleaseContent(name, JSON.parse(stdout));
  for (const { path } of [...listed.routes, ...listed.documents]) {
    const own = !settings || settings.prefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));
    if (!own)
      throw new BuildError(
        `${name}: la ruta ${path} no empieza por ninguno de sus prefijos (${settings?.prefixes.join(', ')}) de remote.json.`,
      );
  }
  return listed;
}

async function scriptsBelow(folder: string): Promise<string[]> {
  return (await filesBelow(folder)).filter((file) => file.endsWith('.js'));
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** The commit of the sources, where they lie in a git checkout. */
async function readCommit(): Promise<string | null> {
  const { ok, stdout } = await runProgram('git', ['rev-parse', 'HEAD']);
  return ok ? stdout.trim() : null;
}

/** Whether there is something in the checkout that is in no commit. Nobody could build the same again. */
async function hasUncommitted(): Promise<boolean> {
  const { ok, stdout } = await runProgram('git', ['status', '--porcelain']);
  return ok && stdout.trim() !== '';
}
