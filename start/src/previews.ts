import type { FindPreview } from '@femcoders/api/context';
import { passCookie, readLocalCode, readPass } from '@femcoders/api/features/previews/feature';
import type { Secrets } from '@femcoders/api/secrets';
import type { RegistryDocument, Release } from '@femcoders/contracts/registry';
import type { ApiOffers } from '@femcoders/contracts/release-contract';
import { unmetRequirements } from '@femcoders/contracts/unmet-requirements';
import type { PreviewPorts } from '@femcoders/shell/server/previews';

type FindRelease = (name: string, version: string) => Promise<Release | null>;

/**
 * Returns the ports with which the shell shows previews: it reads what the API has signed, with the same secret key, also
 * from its own process.
 * @param secrets null where the key is not known: nothing can be previewed there
 */
export function createPreviewPorts(secrets: Secrets | null, release: FindRelease, publicUrl: string): PreviewPorts {
  return {
    allowed: (cookies) => (secrets ? readPass(cookies, new Date(), secrets) : []),
    localCode: (cookies) => (secrets ? readLocalCode(cookies, new Date(), secrets) : null),
    release,
    forget: passCookie('', 0, publicUrl),
  };
}

/**
 * Returns the function that finds previews for the API: a release that fits what is live, or a shell that what is live
 * fits.
 * @param api what the API itself offers
 */
export function createFindPreview(
  registry: { release: FindRelease; document: () => Promise<RegistryDocument> },
  api: () => ApiOffers | null,
): FindPreview {
  return async (name, version) => {
    const release = await registry.release(name, version);
    return release && { release, unmet: unmetNextTo(release, await registry.document(), api()) };
  };
}

/** A remote next to the live shell; remotes that do not fit a shell step back to versions that do, or are named. */
function unmetNextTo(release: Release, live: RegistryDocument, api: ApiOffers | null): string[] {
  if (release.name !== 'shell') {
    return unmetRequirements(release.contract.needs, { shell: live.shell.contract.offers, api });
  }
  const shell = release.contract.offers;
  const unmetOf = ({ contract }: Release) => unmetRequirements(contract.needs, { shell, api });
  return live.remotes.flatMap((remote) => {
    const before = live.fallbacks.filter(({ name }) => name === remote.name);
    const fits = [remote, ...before].some((one) => unmetOf(one).length === 0);
    return fits ? [] : unmetOf(remote).map((sentence) => `${remote.name}: ${sentence}`);
  });
}
