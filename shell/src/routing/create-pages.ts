import type { FooterLink } from '@femcoders/contracts/footer-link';
import { headerPlaces } from '@femcoders/contracts/header-limits';
import type { HeaderLink } from '@femcoders/contracts/header-link';
import { blockId, pageId, type RemoteModule } from '@femcoders/platform';
import { createShellBlocks } from './shell-blocks.ts';
import { createShellRoutes } from './shell-pages.ts';
import { type BlockFacts, SiteBlock } from './site-block.ts';
import { type PageFacts, SitePage } from './site-page.ts';

/** The pages, blocks and links of the composed site. */
export interface SiteParts {
  pages: SitePage[];
  blocks: SiteBlock[];
  /** The links of remotes in the footer and in the header's menu. */
  footer: FooterLink[];
  header: HeaderLink[];
}

/** The blocks that stand in the slots of a page. */
export function guestsOf(page: SitePage | undefined, { blocks }: Pick<SiteParts, 'blocks'>): SiteBlock[] {
  return blocks.filter(({ slot }) => page?.slots.includes(slot));
}

export interface RemoteParts {
  name: string;
  version: string;
  /** The remote's pages as the registry lists them: known before its code is there. */
  routes: Omit<PageFacts, 'id'>[];
  blocks: Omit<BlockFacts, 'id'>[];
  footer?: FooterLink[] | undefined;
  header?: HeaderLink[] | undefined;
  /** Loads the remote's code. */
  load: () => Promise<RemoteModule>;
}

/** The pages and blocks of the shell and of every remote; blocks in the order in which they stand. */
export function createSiteParts(shellVersion: string, remotes: RemoteParts[]): SiteParts {
  const blocks = [...createOwnBlocks(shellVersion), ...remotes.flatMap(createRemoteBlocks)];
  return {
    pages: [...createOwnPages(shellVersion), ...remotes.flatMap(createRemotePages)],
    blocks: blocks.sort((a, b) => a.order - b.order),
    footer: remotes.flatMap(({ footer = [] }) => footer),
    // Publishing refuses more; a step back to a version of another time may bring one.
    header: remotes.flatMap(({ header = [] }) => header).slice(0, headerPlaces),
  };
}

function createOwnPages(version: string): SitePage[] {
  return createShellRoutes().map(
    (route, index) => new SitePage({ ...route, id: pageId('shell', index) }, { name: 'shell', version }, route.load),
  );
}

function createOwnBlocks(version: string): SiteBlock[] {
  return createShellBlocks().map(
    (block, index) => new SiteBlock({ ...block, id: blockId('shell', index) }, { name: 'shell', version }, block.load),
  );
}

function createRemotePages({ name, version, routes, load }: RemoteParts): SitePage[] {
  return routes.map(
    (facts, index) =>
      new SitePage({ ...facts, id: pageId(name, index) }, { name, version }, async () => {
        const { path } = facts;
        const route = (await load()).createRoutes()[index];
        if (route?.path !== path)
          throw new WrongShapeError(`${name}@${version} has no page ${path} at position ${index}.`);
        const module = await route.load();
        if (typeof module?.Page !== 'function' || typeof module.head !== 'function') {
          throw new WrongShapeError(`The module of ${path} in ${name}@${version} must export Page and head.`);
        }
        return module;
      }),
  );
}

function createRemoteBlocks({ name, version, blocks, load }: RemoteParts): SiteBlock[] {
  return blocks.map(
    (facts, index) =>
      new SiteBlock({ ...facts, id: blockId(name, index) }, { name, version }, async () => {
        const block = (await load()).createBlocks?.()[index];
        if (block?.slot !== facts.slot)
          throw new WrongShapeError(`${name}@${version} has no block for ${facts.slot} at position ${index}.`);
        const module = await block.load();
        if (typeof module?.Block !== 'function') {
          throw new WrongShapeError(`The module of «${facts.title}» in ${name}@${version} must export Block.`);
        }
        return module;
      }),
  );
}

/** A remote's code arrived but is not what the contract says. */
export class WrongShapeError extends Error {
  override readonly name = 'WrongShapeError';
}
