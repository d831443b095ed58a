import type { RegistryDocument, Release } from '@femcoders/contracts/registry';
import type { apiOf } from '@femcoders/shell/server/make-page';
import type { ReleaseModules } from '@femcoders/shell/server/release-modules';
import { causeOf, type TrialPage } from './trial.ts';

type ApiClient = ReturnType<typeof apiOf>;
type PageRoute = ReturnType<Awaited<ReturnType<ReleaseModules['remote']>>['createRoutes']>[number];

/** How many addresses behind one path with parameters are tried, and how many pages in all. */
const mostAddresses = 5;
const mostPages = 60;
/** Longest wait for the addresses behind a path, in milliseconds: the shell waits as long for a loader. */
const addressesLimitMs = 3_000;

export interface ListingPorts {
  modules: Pick<ReleaseModules, 'shell' | 'remote'>;
  api: ApiClient;
  /** Called with a sentence about pages that cannot be listed. */
  onProblem: (sentence: string) => void;
  /** Folders of this machine, which no sentence names. */
  folders: readonly string[];
}

const hasParameters = (path: string) => /[:*?]/.test(path);

/**
 * Lists what is asked of candidates: of a remote all pages, blocks and documents; of the shell its own pages and the first page of each remote.
 * Pages behind a path with parameters are the first that its `addresses` name; where it names none, one of a made up address.
 */
export async function pagesToTry(
  placed: RegistryDocument,
  candidates: readonly string[],
  ports: ListingPorts,
): Promise<TrialPage[]> {
  const parts = [placed.shell, ...placed.remotes];
  const lists: TrialPage[][] = [];
  for (const release of parts.filter(({ name }) => candidates.includes(name))) {
    lists.push(await pagesOf(release, placed, ports));
    lists.push(await pagesWithBlocks(release, placed, ports));
    lists.push(documentsOf(release));
  }
  if (candidates.includes('shell')) {
    const others = placed.remotes.filter(({ name }) => !candidates.includes(name));
    for (const remote of others) lists.push((await pagesOf(remote, placed, ports, true)).slice(0, 1));
  }
  return lists.flat().slice(0, mostPages);
}

/** The pages of a part, those without parameters first. */
async function pagesOf(
  release: Release,
  placed: RegistryDocument,
  ports: ListingPorts,
  onlyFirst = false,
): Promise<TrialPage[]> {
  const page = (path: string): TrialPage => ({ path, kind: 'page', part: release.name, title: `La página ${path}` });
  const plain = release.routes.filter(({ path }) => !hasParameters(path)).map(({ path }) => page(path));
  if (onlyFirst && plain.length > 0) return plain;
  const others = release.routes.filter(({ path }) => hasParameters(path));
  if (others.length === 0) return plain;
  const routes = await routesOf(release, placed, ports);
  const addresses = await Promise.all(others.map(({ path }) => addressesOf(path, routes, ports)));
  const behind = others.map(({ path }, index) => {
    const listed = addresses[index] ?? null;
    if (listed?.length === 0) return [{ ...page(madeUpAddress(path)), isMadeUp: true }];
    return (listed ?? []).map(page);
  });
  return [...plain, ...behind.flat()];
}

/** An address behind a path that names none: of something that may not be there, which a page has to take as well. */
const madeUpAddress = (path: string) =>
  path
    .split('/')
    .filter((segment) => !segment.endsWith('?'))
    .map((segment) => (hasParameters(segment) ? 'prueba' : segment))
    .join('/') || '/';

/** For each block of a part a page in whose slot it stands. */
async function pagesWithBlocks(release: Release, placed: RegistryDocument, ports: ListingPorts): Promise<TrialPage[]> {
  const found = await Promise.all(
    release.blocks.map(async ({ slot, title }): Promise<TrialPage[]> => {
      const path = await pageWithSlot(slot, placed, ports);
      if (path === null) return [];
      return [{ path, kind: 'block', part: release.name, title: `El bloque «${title}», en ${path}` }];
    }),
  );
  return found.flat();
}

async function pageWithSlot(slot: string, placed: RegistryDocument, ports: ListingPorts): Promise<string | null> {
  const hosts = [placed.shell, ...placed.remotes].flatMap((release) =>
    release.routes.filter(({ slots }) => slots.includes(slot)).map(({ path }) => ({ release, path })),
  );
  const plain = hosts.find(({ path }) => !hasParameters(path));
  if (plain) return plain.path;
  for (const { release, path } of hosts) {
    const listed = await addressesOf(path, await routesOf(release, placed, ports), ports);
    if (listed?.[0]) return listed[0];
  }
  return null;
}

function documentsOf({ name, documents }: Release): TrialPage[] {
  return documents
    .filter(({ path }) => !hasParameters(path))
    .map(({ path }) => ({ path, kind: 'document', part: name, title: `El documento ${path}` }));
}

async function routesOf(
  release: Release,
  { shell }: RegistryDocument,
  { modules, onProblem, folders }: ListingPorts,
): Promise<PageRoute[]> {
  const { name } = release;
  try {
    const module = await (name === 'shell' ? modules.shell(release) : modules.remote(release, shell.version));
    return module.createRoutes();
  } catch (error) {
    onProblem(`El código de ${name} no se puede cargar en el servidor: ${causeOf(error, folders)}`);
    return [];
  }
}

/** @returns null when they could not be listed, which was reported */
async function addressesOf(
  path: string,
  routes: PageRoute[],
  { api, onProblem, folders }: ListingPorts,
): Promise<string[] | null> {
  const route = routes.find((one) => one.path === path);
  if (!route?.addresses) return [];
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no han llegado en ${addressesLimitMs / 1000} s`)), addressesLimitMs);
  });
  try {
    const listed = await Promise.race([route.addresses({ api }), limit]);
    return listed.slice(0, mostAddresses).map((address) => address.path);
  } catch (error) {
    onProblem(`Las direcciones de ${path} no se pueden listar (addresses): ${causeOf(error, folders)}`);
    return null;
  } finally {
    clearTimeout(timer);
  }
}
