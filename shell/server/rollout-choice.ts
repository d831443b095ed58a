import type { RegistryDocument, Release, SharedRelease } from '@femcoders/contracts/registry';
import { isInShare } from '@femcoders/contracts/rollout-bucket';
import { readRolloutNumber } from '@femcoders/contracts/rollout-number';
import { isCompatible } from './is-compatible.ts';

/** Of each document what some visitors get in its place, by the roll-outs of which they get the candidate. */
const variants = new WeakMap<RegistryDocument, Map<string, RegistryDocument>>();

/**
 * Returns what is live for the browser that sends this `Cookie` header: the candidates of the roll-outs in whose share its number is, in place of
 * the live releases, which stand in where a candidate cannot be loaded. Who has no number gets what is live.
 */
export function liveFor(live: RegistryDocument, cookies: string | undefined): RegistryDocument {
  if (!live.rollouts) return live;
  const number = readRolloutNumber(cookies);
  if (number === null) return live;
  const drawn = live.rollouts.filter(({ id, share, release }) => isInShare(number, { name: release.name, id }, share));
  return drawn.length === 0 ? live : variantOf(live, drawn);
}

/** Whether a document has a candidate in it: then nobody has seen to it that its parts fit together. */
export function hasCandidate({ shell, remotes, rollouts = [] }: RegistryDocument): boolean {
  return rollouts.some(({ release }) => [shell, ...remotes].some((part) => isSame(part, release)));
}

/** Whether something was made of a candidate. @param versions `name@version` of each part */
export function isMadeOfCandidate(versions: readonly string[], { rollouts = [] }: RegistryDocument): boolean {
  return rollouts.some(({ release: { name, version } }) => versions.includes(`${name}@${version}`));
}

const isSame = (one: Release, other: Release) => one.name === other.name && one.version === other.version;

function variantOf(live: RegistryDocument, drawn: readonly SharedRelease[]): RegistryDocument {
  const known = variants.get(live) ?? new Map<string, RegistryDocument>();
  variants.set(live, known);
  const key = drawn.map(({ id }) => id).join();
  const made =
    known.get(key) ??
    replaced(
      live,
      drawn.map(({ release }) => release),
    );
  known.set(key, made);
  return made;
}

function replaced(live: RegistryDocument, candidates: readonly Release[]): RegistryDocument {
  const drawn = (part: Release) => candidates.find(({ name }) => name === part.name) ?? part;
  const candidate = drawn(live.shell);
  // A shell that a remote fits in neither version would take that remote from her: the stable shell has it.
  const shell = live.remotes.every((remote) => [drawn(remote), remote].some((one) => isCompatible(one, candidate)))
    ? candidate
    : live.shell;
  const remotes = live.remotes.map(drawn);
  const chosen = [shell, ...remotes];
  const stable = [live.shell, ...live.remotes].filter((part) => !chosen.includes(part));
  // Nothing is left of a candidate: what everybody gets.
  return stable.length === 0 ? live : { ...live, shell, remotes, fallbacks: [...stable, ...live.fallbacks] };
}
