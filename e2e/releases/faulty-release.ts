import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from '@femcoders/contracts/registry';
import { readRegistry } from '../api.ts';
import type { Damage } from '../chaos/damage.ts';
import { releaseChanged, releaseFolder } from './releases.ts';

/** The ways in which a team can ship something that does not work. `pages` makes one route for each of its paths. */
export const faults = {
  'throws at load': `
    // The build itself lists the pages; only what runs on the site is to break.
    if (!globalThis.process?.argv[1]?.endsWith('read-routes.ts')) throw new Error('Falla al cargar');
    export const createRoutes = () => pages(async () => ({ Page: () => null, head }));`,
  'throws in render': `
    const Page = () => { throw new Error('Falla al dibujar'); };
    export const createRoutes = () => pages(async () => ({ Page, head }));`,
  'has a page of the wrong shape': `
    export const createRoutes = () => pages(async () => ({ pagina: 'no' }));`,
  'has a loader that throws': `
    const loader = async () => { throw new Error('Falla al pedir datos'); };
    export const createRoutes = () => pages(async () => ({ Page: () => null, loader, head }));`,
  'never answers': `
    export const createRoutes = () => pages(() => new Promise(() => {}));`,
} as const;
export type Fault = keyof typeof faults;

/** These the server can only tell by showing a page. What does not even load it never shows: the version before goes on. */
export const shownFaults = (Object.keys(faults) as Fault[]).filter((fault) => fault !== 'throws at load');

/** The heading of a page whose data come later than the server waits (3 s) and sooner than the browser does (20 s). */
export const lateHeading = 'Llega tarde, pero llega';
const late = `
  const loader = () => new Promise((answer) => setTimeout(answer, 4_500));
  const Page = () => <h1>${lateHeading}</h1>;
  export const createRoutes = () => pages(async () => ({ Page, loader, head }));`;

/** Publishes a version of a remote that builds and does not work. */
export function releaseFaulty(name: string, fault: Fault): Promise<Release> {
  return releaseRoutes(name, faults[fault]);
}

/** Publishes a version of a remote that the server gives up and the browser loads. */
export function releaseLate(name: string): Promise<Release> {
  return releaseRoutes(name, late);
}

/**
 * Publishes a version of a remote that keeps the addresses that it has now; nothing else of it stays. Waits
 * until the site knows that it is live.
 * @param createRoutes source that exports it; `pages(load)` makes one route for each address, `head` is a page's
 * @param damage what happens to its server files as soon as it is live
 */
export async function releaseRoutes(name: string, createRoutes: string, damage?: Damage): Promise<Release> {
  const live = (await readRegistry()).remotes.find((remote) => remote.name === name);
  if (!live) throw new Error(`${name} is not live.`);
  const paths = JSON.stringify(live.routes.map(({ path }) => path));
  const routes = `
    const head = () => ({ title: 'Una versión que falla', description: 'Una versión que falla.' });
    const pages = (load) => ${paths}.map((path) => ({ path, chunks: [], load }));
    void head;
    ${createRoutes}
  `;
  return releaseChanged(name, (folder) => writeFile(join(folder, 'src', 'routes.tsx'), routes), undefined, damage);
}

/**
 * Takes the browser's files of a release away, as a broken disk or a half-finished copy would.
 * @returns a function that puts them back
 */
export async function hideClientFiles(release: Pick<Release, 'name' | 'version'>): Promise<() => Promise<void>> {
  const client = join(releaseFolder(release), 'client');
  await rename(client, `${client}-away`);
  return () => rename(`${client}-away`, client);
}
