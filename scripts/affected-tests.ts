import type { ImportGraph } from './import-graph.ts';
import type { PageModule } from './module-graph.ts';

/** Which tests a change touches. */
export interface AffectedTests {
  /** Why all of them are, or null when only those below are. */
  all: string | null;
  /** Test files that Jest and `node --test` run. */
  tests: string[];
  /** Journeys of e2e/site. */
  journeys: string[];
  /** What the visit of templates visits: routes of pages that changed, and whole remotes or the shell by their names. */
  visited: string[];
}

export interface ProjectOfTests {
  files: string[];
  graph: ImportGraph;
  /** Every page that a route of the shell or of a remote loads. */
  pages: PageModule[];
  /** Path prefixes that are a remote's own, by its name; all other pages are the shell's. */
  prefixes: Record<string, string[]>;
  /** Addresses that a journey names, such as `/eventos`. */
  addressesIn: (journey: string) => Promise<string[]>;
}

const isTest = (file: string) => /\.test\.[cm]?[jt]sx?$/.test(file);
const isJourney = (file: string) => /^e2e\/site\/.*\.spec\.ts$/.test(file);
/** Visits one page per template: of the packages that changed only theirs. */
const visit = 'e2e/site/every-template.spec.ts';
const isSource = (file: string) => /\.(?:[cm]?[jt]sx?)$/.test(file);
const hasPages = (packageName: string) => packageName === 'shell' || packageName.startsWith('mf-');
const packageOf = (file: string) => file.split('/')[0] ?? '';

/** What everything is run or built with. */
const ofEverything = /^(?:package(?:-lock)?\.json|tsconfig[^/]*\.json|jest\.config\.mjs|jest\/|\.npmrc$)/;
/** They read the whole repository as text. */
const readsEverything = /^scripts\/.*\.test\.ts$/;

/**
 * Chooses the tests that a change touches: those that import what changed, directly or by way of others, and the
 * journeys through the pages that changed. A file that no page imports (an article, a table of routes) counts as a change
 * of its whole package. What changes in a shared package or in the API reaches pages everywhere, or over HTTP, which no import
 * shows: those journeys are left to `npm test`.
 * @param changed paths below the repository's root
 */
export async function affectedTests(changed: string[], project: ProjectOfTests): Promise<AffectedTests> {
  const { files, graph } = project;
  const ofAll = changed.find((file) => ofEverything.test(file));
  if (ofAll) return { all: `${ofAll} changed`, tests: files.filter(isTest), journeys: [], visited: [] };

  const start = changed.flatMap((file) => {
    const isImported = graph.importersOf([file]).size > 1;
    if (isSource(file) || isImported) return [file];
    return files.filter((other) => isSource(other) && packageOf(other) === packageOf(file) && file.includes('/'));
  });
  const touched = graph.importersOf(start);
  const visited = changedPages(changed, project);
  const journeys: string[] = [];
  for (const journey of files.filter(isJourney)) {
    const leadsThere = journey === visit ? visited.length > 0 : await isThrough(journey, visited, project);
    if (touched.has(journey) || leadsThere) journeys.push(journey);
  }
  return {
    all: null,
    tests: files.filter((file) => isTest(file) && (touched.has(file) || readsEverything.test(file))),
    journeys,
    visited,
  };
}

/** Routes of the pages that a change is part of; the name of a package where it is part of none. */
function changedPages(changed: string[], { graph, pages }: ProjectOfTests): string[] {
  // A page imports the list of its package's pages, to show ways to them, and is no part of them.
  const ends = new Set(pages.map(({ module }) => module));
  const ofPages = changed
    .filter((file) => hasPages(packageOf(file)) && !isTest(file))
    .flatMap((file) => {
      const reached = graph.importersOf([file], ends);
      const paths = pages.filter(({ module }) => reached.has(module)).map(({ path }) => path);
      return paths.length > 0 ? paths : [packageOf(file)];
    });
  return [...new Set(ofPages)].sort();
}

/** Whether a journey is about a package that changed as a whole, or a third of its addresses are of pages that changed. */
async function isThrough(journey: string, visited: string[], project: ProjectOfTests): Promise<boolean> {
  if (visited.length === 0) return false;
  const addresses = await project.addressesIn(journey);
  if (visited.includes(packageOfJourney(addresses, project.prefixes))) return true;
  const patterns = visited.filter((page) => page.startsWith('/')).map(patternOf);
  const ofPages = addresses.filter((address) => patterns.some((one) => one.test(address.split(/[?#]/)[0] ?? address)));
  return ofPages.length > 0 && ofPages.length * 3 >= addresses.length;
}

/** A parameter stands for one part of an address, also where the journey fills it in: `/admin/eventos/${id}`. */
const patternOf = (route: string) => new RegExp(`^${route.replace(/:\w+/g, '[^/]*')}$`);

/** The package that a journey is about: the remote of most of the addresses it names, where they are a third of all. */
export function packageOfJourney(addresses: string[], prefixes: Record<string, string[]>): string {
  const counts = new Map<string, number>();
  for (const owner of addresses.map((address) => ownerOf(address, prefixes)))
    counts.set(owner, (counts.get(owner) ?? 0) + 1);
  const [most] = [...counts].filter(([owner]) => owner !== 'shell').sort(([, a], [, b]) => b - a);
  return most && most[1] * 3 >= addresses.length ? most[0] : 'shell';
}

function ownerOf(address: string, prefixes: Record<string, string[]>): string {
  const path = address.split(/[?#]/)[0] ?? '';
  const owner = Object.entries(prefixes).find(([, own]) =>
    own.some((prefix) => path === prefix || path.startsWith(`${prefix}/`)),
  );
  return owner?.[0] ?? 'shell';
}
