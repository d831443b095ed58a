import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { type Release, releaseSchema } from '@femcoders/contracts/registry';
import { expect } from '@playwright/test';
import { liveVersion, readRegistry } from '../api.ts';
import type { Damage } from '../chaos/damage.ts';
import { siteUnderTest } from '../site-under-test.ts';

const run = promisify(execFile);
const repositoryRoot = join(import.meta.dirname, '..', '..');

/** The variables that say where a site keeps its releases and which database holds what is live. */
export type ReleaseTarget = {
  VAR_DIR: string;
  RELEASES_DIR?: string;
  DATABASE_URL?: string;
  SITE_URL?: string;
  RELEASE_TOKEN?: string;
  STORAGE_URL?: string;
  AWS_ACCESS_KEY_ID?: string;
  AWS_SECRET_ACCESS_KEY?: string;
};

/** The beginning of a command that runs on another machine (machine.ts). */
export interface OnMachine {
  inside?: readonly string[];
}

const underTest = (): ReleaseTarget => ({ VAR_DIR: siteUnderTest().varDir });

/** Runs a script of the project against a site, as a team would at its terminal. */
export async function runScript(
  { inside = [], ...variables }: ReleaseTarget & OnMachine,
  file: string,
  ...args: string[]
): Promise<string> {
  const [command = '', ...words] = [...inside, process.execPath, join(repositoryRoot, file), ...args];
  const { stdout } = await run(command, words, {
    cwd: repositoryRoot,
    env: { ...process.env, ...variables },
    maxBuffer: 16 * 1024 * 1024,
  });
  return stdout;
}

/** `npm run release -- <name>… --no-tests`: the sources as they are become live; the site under test knows it. */
export async function releaseSources(
  names: string | string[],
  target: ReleaseTarget & OnMachine = underTest(),
): Promise<void> {
  const said = await runScript(target, 'start/src/release-commands/release.ts', ...[names].flat(), '--no-tests');
  if (target.VAR_DIR !== siteUnderTest().varDir) return;
  for (const [, name = '', version] of said.matchAll(/^(\S+): (\S+) (?:está|ya estaba) en vivo/gm)) {
    await untilSiteKnows(name, version);
  }
}

/** A site that is busy hears of a switch a moment after the command has ended. */
async function untilSiteKnows(name: string, version: string | undefined): Promise<void> {
  await expect.poll(() => liveVersion(name), { intervals: [50] }).toBe(version);
}

/** `npm run rollback -- <name>`, until the site under test knows. @param target the site under test by default */
export async function rollBack(name: string, target: ReleaseTarget & OnMachine = underTest()): Promise<void> {
  const said = await runScript(target, 'start/src/release-commands/rollback.ts', name);
  if (target.VAR_DIR === siteUnderTest().varDir) await untilSiteKnows(name, /en vivo (\S+)/.exec(said)?.[1]);
}

/** `npm run retire -- <name>` on the site under test, where it is live. */
export async function retireRemote(name: string): Promise<void> {
  if ((await liveVersion(name)) === 'none') return;
  await runScript(underTest(), 'start/src/release-commands/retire.ts', name);
  await untilSiteKnows(name, 'none');
}

/**
 * Makes a real release of a changed copy of a remote and publishes it, while the site runs. Returns once the site under test
 * knows that it is live.
 * @param name the remote's folder, such as `mf-events`
 * @param change edits the copy's files
 * @param target the site under test by default
 * @param damage what happens to its server files as soon as it is live
 */
export async function releaseChanged(
  name: string,
  change: (folder: string) => Promise<void>,
  target: ReleaseTarget & OnMachine = underTest(),
  damage?: Damage,
): Promise<Release> {
  const release = await publishChanged(name, change, target, damage);
  if (target.VAR_DIR === siteUnderTest().varDir) await untilSiteKnows(name, release.version);
  return release;
}

/**
 * Makes a release of a changed copy of a remote and rolls it out to a share of the visitors, without trying it. Returns once the site under
 * test knows.
 * @param share 1 to 99, in percent
 * @param target the site under test by default
 */
export async function rollOutChanged(
  name: string,
  change: (folder: string) => Promise<void>,
  share: number,
  target = underTest(),
): Promise<Release> {
  const place = await mkdtemp(join(tmpdir(), 'femcoders-release-'));
  try {
    const folder = await copyRemote(name, place);
    await change(folder);
    const said = await runScript(target, 'e2e/releases/roll-out-release.ts', name, folder, String(share));
    const release = releaseSchema.parse(JSON.parse(said.trim().split('\n').at(-1) ?? ''));
    const shared = async () => (await readRegistry()).rollouts?.map((rollout) => rollout.release.version);
    if (target.VAR_DIR === siteUnderTest().varDir)
      await expect.poll(shared, { intervals: [50] }).toContain(release.version);
    return release;
  } finally {
    await rm(place, { recursive: true, force: true });
  }
}

/** `npm run share -- <name> <share>`; 0 takes the roll-out back. */
export async function setShare(name: string, share: number, target = underTest()): Promise<void> {
  await runScript(target, 'start/src/release-commands/share.ts', name, String(share));
}

/** `releaseChanged`, for a remote that is held: what is published does not become live. */
export async function publishChanged(
  name: string,
  change: (folder: string) => Promise<void>,
  target: ReleaseTarget & OnMachine = underTest(),
  damage?: Damage,
): Promise<Release> {
  const place = await mkdtemp(join(tmpdir(), 'femcoders-release-'));
  try {
    const folder = await copyRemote(name, place);
    await change(folder);
    const said = await runScript(target, 'e2e/releases/publish-release.ts', name, folder, ...(damage ? [damage] : []));
    return releaseSchema.parse(JSON.parse(said.trim().split('\n').at(-1) ?? ''));
  } finally {
    await rm(place, { recursive: true, force: true });
  }
}

/**
 * Makes a release of a changed copy of a remote and uploads it over HTTP, as a team does from its own machine.
 * @param siteUrl the site under test by default
 * @returns its version, and the link that shows it before it is live
 */
export async function uploadChanged(
  name: string,
  change: (folder: string) => Promise<void>,
  token: string,
  siteUrl = siteUnderTest().url,
): Promise<{ version: string; url: string }> {
  const place = await mkdtemp(join(tmpdir(), 'femcoders-release-'));
  try {
    const folder = await copyRemote(name, place);
    await change(folder);
    const target = { VAR_DIR: place, SITE_URL: siteUrl, RELEASE_TOKEN: token };
    const said = await runScript(target, 'e2e/releases/upload-release.ts', name, folder);
    return JSON.parse(said.trim().split('\n').at(-1) ?? '') as { version: string; url: string };
  } finally {
    await rm(place, { recursive: true, force: true });
  }
}

async function copyRemote(name: string, place: string): Promise<string> {
  const source = join(repositoryRoot, name);
  const folder = join(place, name);
  await cp(source, folder, { recursive: true, filter: (path) => !['node_modules', 'dist'].includes(basename(path)) });
  await symlink(join(repositoryRoot, 'node_modules'), join(place, 'node_modules'), 'dir');
  const own = join(source, 'node_modules');
  if (existsSync(own)) await symlink(own, join(folder, 'node_modules'), 'dir');
  return folder;
}

/** Where the files of a release lie. */
export function releaseFolder({ name, version }: Pick<Release, 'name' | 'version'>): string {
  return join(siteUnderTest().varDir, 'releases', name, version);
}
