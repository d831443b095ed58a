import { readFile } from 'node:fs/promises';
import type { ApiDescription, NeededRoute, ReleaseContract } from '@femcoders/contracts/release-contract';
import type { BundledNames } from './bundled-names.ts';
import { readApi } from './read-api.ts';
import { readCalledRoutes } from './read-called-routes.ts';
import { libraryVersions, packageVersions, type SharedPackage } from './shared-modules.ts';

/** The inputs of a contract besides a remote's sources. They are an input of the release's version. */
export interface ContractInputs {
  versions: Record<SharedPackage, string>;
  libraries: Record<string, string>;
  /** The routes that the remote calls, as they are now. */
  calledRoutes: ApiDescription;
}

/** @param directory folder of the remote @param releasesDir where the API's description is kept */
export async function readContractInputs(directory: string, releasesDir: string): Promise<ContractInputs> {
  return {
    libraries: libraryVersions(),
    versions: { platform: packageVersions('platform').version, sharedUi: packageVersions('sharedUi').version },
    calledRoutes: await readCalledRoutes(directory, await readApi(releasesDir)),
  };
}

/** Returns the contract of a shell release: all that its packages export. */
export function shellContract({ exports }: BundledNames): ReleaseContract {
  const offered = (packageName: SharedPackage) => ({ ...packageVersions(packageName), names: exports[packageName] });
  return {
    offers: { libraries: libraryVersions(), platform: offered('platform'), sharedUi: offered('sharedUi') },
    needs: null,
  };
}

/**
 * Returns the contract of a remote release: the exports that it uses, and of the routes that it calls what its code names.
 * @param files its built scripts, for browser and server
 */
export async function remoteContract(
  { uses }: BundledNames,
  { versions, libraries, calledRoutes }: ContractInputs,
  files: string[],
): Promise<ReleaseContract> {
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  const named = namesIn(texts);
  return {
    offers: null,
    needs: {
      libraries,
      platform: { version: versions.platform, names: uses.platform },
      sharedUi: { version: versions.sharedUi, names: uses.sharedUi },
      api: Object.fromEntries(
        Object.entries(calledRoutes).map(([route, described]) => [route, neededOf(described, named)]),
      ),
    },
  };
}

function neededOf(described: ApiDescription[string], named: Set<string>): NeededRoute {
  const isNamed = (path: string) =>
    path.split('.').every((part) => isOpen(part) || named.has(part.replace(/(\[\])+$/, '')));
  return {
    access: described.access,
    answers: Object.fromEntries(Object.entries(described.answers).filter(([path]) => isNamed(path))),
    sends: described.takes.filter((name) => described.requires.includes(name) || named.has(name)),
  };
}

/** Entries of a list and names of a record: no code names them. */
function isOpen(part: string): boolean {
  return /^\*?(\[\])*$/.test(part);
}

/** Every property that code names: `.name`, `name:`, `{ name }`, `'name'`. */
export function namesIn(texts: string[]): Set<string> {
  const property =
    /(?<=\.)[A-Za-z_$][\w$]*|(?<=[{,]\s?)[A-Za-z_$][\w$]*(?=\s?[,}:=])|(?<=["'`])[A-Za-z_$][\w$]*(?=["'`])/g;
  return new Set(texts.flatMap((text) => text.match(property) ?? []));
}
