import type { LocalCode } from '@femcoders/contracts/local-code';
import type { PreviewedVersion } from '@femcoders/contracts/preview';
import { previewParameter } from '@femcoders/contracts/preview-cookie';
import type { RegistryDocument, Release } from '@femcoders/contracts/registry';
import { unmetRequirements } from '@femcoders/contracts/unmet-requirements';

export interface PreviewPorts {
  /**
   * Returns the versions that the sender of this `Cookie` header may preview: what somebody of the team has asked for, a short while ago.
   */
  allowed: (cookies: string | undefined) => PreviewedVersion[];
  /** The remote that this browser may take from its own machine, as somebody of the team has asked; null when none. */
  localCode: (cookies: string | undefined) => LocalCode | null;
  /** A release, live or not; null when there is none. */
  release: (name: string, version: string) => Promise<Release | null>;
  /** A `Set-Cookie` header with which the browser forgets what it may see. */
  forget: string;
}

/** A page that is shown with versions that are not live. */
export interface Preview {
  /** The live document with these versions in place. */
  registry: RegistryDocument;
  versions: PreviewedVersion[];
  /** Why they cannot be shown together, as sentences. */
  unmet: string[];
}

/**
 * Returns the preview that an address asks for, as far as the browser may see it.
 * @param asked what stands behind `?mf=`; null when nothing does
 * @returns null for a page as any other: nothing is asked for, or nothing of it is allowed
 */
export async function readPreview(
  asked: string | null,
  cookies: string | undefined,
  live: RegistryDocument,
  { allowed, release }: Pick<PreviewPorts, 'allowed' | 'release'>,
): Promise<Preview | null> {
  const wanted = parseVersions(asked);
  if (wanted.length === 0) return null;
  const may = allowed(cookies);
  const versions = wanted.filter((one) =>
    may.some(({ name, version }) => name === one.name && version === one.version),
  );
  const found = await Promise.all(versions.map(({ name, version }) => release(name, version)));
  const releases = found.filter((one) => one !== null);
  if (releases.length === 0) return null;
  const registry = replaced(live, releases);
  const shell = registry.shell.contract.offers;
  return {
    registry,
    versions: releases.map(({ name, version }) => ({ name, version })),
    unmet: releases.flatMap(({ contract }) => unmetRequirements(contract.needs, { shell, api: null })),
  };
}

/** `blog@…,shell@…`, the remotes with or without `mf-`, one version of each. What is anything else is left out. */
export function parseVersions(asked: string | null): PreviewedVersion[] {
  const versions = new Map<string, string>();
  for (const text of (asked ?? '').split(',')) {
    const [, part = '', version] = /^([a-z0-9-]+)@([0-9a-f]{16})$/.exec(text) ?? [];
    if (version) versions.set(wholeName(part), version);
  }
  return [...versions].map(([name, version]) => ({ name, version }));
}

export function wholeName(part: string): string {
  return part === 'shell' || part.startsWith('mf-') ? part : `mf-${part}`;
}

function replaced(live: RegistryDocument, releases: Release[]): RegistryDocument {
  const shell = releases.find(({ name }) => name === 'shell') ?? live.shell;
  const remotes = releases.filter(({ name }) => name !== 'shell');
  const others = live.remotes.filter(({ name }) => !remotes.some((remote) => remote.name === name));
  return { ...live, shell, remotes: [...others, ...remotes] };
}

/** The address without the parameter, to leave the preview. */
export function addressWithoutPreview({ pathname, searchParams }: URL): string {
  const others = new URLSearchParams(searchParams);
  others.delete(previewParameter);
  return others.size > 0 ? `${pathname}?${others}` : pathname;
}
