import type { RegistryDocument, Release } from '@femcoders/contracts/registry';
import type { BootBlock } from '../src/boot-block.ts';
import type { RenderedPage } from '../src/entry-server.tsx';
import { type AssetAddresses, ownAddresses } from './assets-origin.ts';
import type { ShellPorts } from './shell-ports.ts';

/** Returns the data that a page hands to the browser in addition to its HTML. */
export function bootBlock(
  live: RegistryDocument,
  page: RenderedPage,
  { site, publicUrl }: Pick<ShellPorts, 'site' | 'publicUrl'>,
  { origin }: Pick<AssetAddresses, 'origin'> = ownAddresses,
): BootBlock {
  return {
    shellVersion: live.shell.version,
    remotes: live.remotes.flatMap((remote) =>
      bootRemote(remote).map((one) => (origin && remote.anyOrigin ? { ...one, anyOrigin: true } : one)),
    ),
    site,
    publicUrl,
    loaded: page.loaded,
    problems: page.problems,
    failedBlocks: page.failedBlocks,
    queries: page.queries,
    ...(live.rollouts && { gradual: true }),
  };
}

/** Returns the data of a remote that the browser needs. */
export function bootRemote({
  name,
  version,
  globalName,
  entry,
  integrity,
  routes,
  blocks,
  footer = [],
  header = [],
}: Release): BootBlock['remotes'] {
  if (!globalName) return [];
  return [
    {
      name,
      version,
      globalName,
      entry,
      routes: routes.map(({ path, slots }) => ({ path, ...(slots.length > 0 && { slots }) })),
      blocks: blocks.map(({ slot, title, order }) => ({ slot, title, order })),
      ...(footer.length > 0 && { footer }),
      ...(header.length > 0 && { header }),
      ...(integrity[entry] && { integrity: integrity[entry] }),
    },
  ];
}
