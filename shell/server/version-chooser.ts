import type { RegistryDocument, Release } from '@femcoders/contracts/registry';
import { CachedLoad } from './cached-load.ts';
import { digest } from './entity-tag.ts';
import { isCompatible } from './is-compatible.ts';
import type { ReleaseModules, ShellBundle } from './release-modules.ts';
import { hasCandidate } from './rollout-choice.ts';
import type { ShellLog } from './shell-log.ts';
import { versionsOf } from './versions-of.ts';

/** The version set of a page, and the shell that makes it. */
export interface ChosenVersions {
  /** The live document with earlier versions in place of those that cannot be loaded or do not fit. */
  live: RegistryDocument;
  /** Names the set: another set has another one. */
  id: string;
  shell: ShellBundle;
}

/**
 * Decides the version set of a page.
 * @param live what the registry says
 * @param shownOnly names of parts that are asked for in exactly this version, for a preview: nothing stands in for them
 * @throws when neither the live shell nor one before can be loaded
 */
export type ChooseVersions = (live: RegistryDocument, shownOnly?: ReadonlySet<string>) => Promise<ChosenVersions>;

const nothing: ReadonlySet<string> = new Set();

/** How long a choice is used before each version is looked at again, in milliseconds, unless one fails or works again. */
const keptMs = 1_000;

export interface VersionChooserPorts {
  modules: Pick<ReleaseModules, 'shell' | 'remote'>;
  log: ShellLog;
  now?: () => number;
}

/**
 * Returns a function that chooses the version of each remote to show: the live one where its code loads. In place of a
 * version whose code cannot be loaded on the server goes the one that was live before it, as the registry names it or as
 * this process has loaded it; the live one is looked at again and again, and shown as soon as it works.
 */
export function versionChooser({ modules, log, now = () => performance.now() }: VersionChooserPorts): ChooseVersions {
  const shells = new Map<string, CachedLoad<ShellBundle>>();
  const remotes = new Map<string, CachedLoad<unknown>>();
  const lastGood = new Map<string, Release>();
  /** The last choice for each document: looking at each version costs as much as sending a page that is kept. */
  let last = new WeakMap<RegistryDocument, { until: number; chosen: Promise<ChosenVersions> }>();

  function noteChange(release: Release, error: unknown): void {
    last = new WeakMap();
    logChange(log, release, error);
  }

  function loadShell(release: Release): Promise<ShellBundle> {
    return keptIn(shells, release.version, () => ({
      load: () => modules.shell(release),
      onChange: (error) => noteChange(release, error),
      now,
    })).get();
  }

  function loadRemote(release: Release, shellVersion: string): Promise<unknown> {
    return keptIn(remotes, `${release.name}@${release.version} in ${shellVersion}`, () => ({
      load: () => modules.remote(release, shellVersion),
      onChange: (error) => noteChange(release, error),
      now,
    })).get();
  }

  /** A release and those that may stand in for it, the best first. */
  function candidates({ fallbacks }: RegistryDocument, release: Release, shownOnly: ReadonlySet<string>): Release[] {
    if (shownOnly.has(release.name)) return [release];
    const before = [...fallbacks.filter(({ name }) => name === release.name), lastGood.get(release.name)];
    return [release, ...before.filter((one) => one !== undefined && one.version !== release.version)] as Release[];
  }

  /** Notes a version that worked: one that is live for everybody may replace another later; a candidate may not. */
  function note(document: RegistryDocument, release: Release, live: Release, shownOnly: ReadonlySet<string>): Release {
    const isLive = release.version === live.version && !shownOnly.has(release.name) && !hasCandidate(document);
    if (isLive) lastGood.set(release.name, release);
    return release;
  }

  async function chooseShell(live: RegistryDocument, shownOnly: ReadonlySet<string>) {
    for (const release of candidates(live, live.shell, shownOnly)) {
      const bundle = await loadShell(release).catch(() => null);
      if (bundle) return { release: note(live, release, live.shell, shownOnly), bundle };
    }
    // Nothing stands in: as soon as it is there it serves.
    return { release: note(live, live.shell, live.shell, shownOnly), bundle: await modules.shell(live.shell) };
  }

  async function chooseRemote(
    live: RegistryDocument,
    release: Release,
    shell: Release,
    shownOnly: ReadonlySet<string>,
  ): Promise<Release> {
    for (const candidate of candidates(live, release, shownOnly)) {
      // The registry has seen to it that what is live fits together.
      const isLivePair =
        candidate === release && shell.version === live.shell.version && !shownOnly.has('shell') && !hasCandidate(live);
      if (!isLivePair && !isCompatible(candidate, shell)) continue;
      const works = await loadRemote(candidate, shell.version).then(
        () => true,
        () => false,
      );
      if (works) return note(live, candidate, release, shownOnly);
    }
    // Nothing stands in: its section says what is wrong with it.
    return release;
  }

  async function choose(live: RegistryDocument, shownOnly: ReadonlySet<string>): Promise<ChosenVersions> {
    const { release: shell, bundle } = await chooseShell(live, shownOnly);
    const remotes = await Promise.all(live.remotes.map((remote) => chooseRemote(live, remote, shell, shownOnly)));
    const chosen = { ...live, shell, remotes };
    // Pages say whether a roll-out is gradual, and carry more while one of the shell is.
    const gradual = chosen.rollouts?.some(({ release }) => release.name === 'shell') ? 'gradual shell' : 'gradual';
    const names = [...versionsOf(chosen), ...(chosen.rollouts ? [gradual] : [])];
    return { live: chosen, id: digest(names.join(), 22), shell: bundle };
  }

  return (live, shownOnly = nothing) => {
    if (shownOnly.size > 0) return choose(live, shownOnly);
    const known = last.get(live);
    if (known && now() < known.until) return known.chosen;
    const chosen = choose(live, shownOnly);
    const kept = { until: now() + keptMs, chosen };
    last.set(live, kept);
    chosen.catch(() => {
      if (last.get(live) === kept) last.delete(live);
    });
    return chosen;
  };
}

function keptIn<T>(
  loads: Map<string, CachedLoad<T>>,
  key: string,
  ports: () => ConstructorParameters<typeof CachedLoad<T>>[0],
) {
  const load = loads.get(key) ?? new CachedLoad<T>(ports());
  loads.set(key, load);
  return load;
}

function logChange(log: ShellLog, { name, version }: Release, error: unknown): void {
  if (error === null) log.warn({ remote: name, version }, 'A version can be loaded again: it is shown from now on');
  else
    log.error(
      { err: error, remote: name, version },
      'A version cannot be loaded: the one before goes on, if there is one',
    );
}
