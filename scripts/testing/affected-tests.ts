import type { ImportGraph } from '../import-graph.ts';
import type { PageModule } from './page-modules.ts';

/** Which tests a change touches. */
export interface AffectedTests {
  /** Why all of them are, or null when only those below are. */
  all: string | null;
  /** Test files that Jest and `node --test` run. */
  tests: string[];
  /** Journeys of e2e/site. */
  journeys: string[];
  /** How many more journeys lead through what changed than are run. */
  leftOut: number;
  /** The subjects of the template visit: routes of pages that changed, and whole remotes or the shell by their names. */
  visited: string[];
}

export interface ProjectOfTests {
  files: string[];
  graph: ImportGraph;
  /** Every page that a route of the shell or of a remote loads. */
  pages: PageModule[];
  /** Path prefixes that are a remote's own, by its name; all other pages are the shell's. */
  prefixes: Record<string, string[]>;
  /** Addresses that a journey's code names, such as `/eventos`; `*` stands for what it fills in. */
  addressesIn: (journey: string) => Promise<string[]>;
  textOf: (file: string) => Promise<string>;
}

/** The pages of journeys whose own code names no address. */
export const pagesOfJourneys: Readonly<Record<string, string[]>> = {
  'e2e/site/examples.spec.ts': ['/recursos/css/css-grid'],
  'e2e/site/quiz-questions.spec.ts': ['/recursos/css/quiz-css-entrevistas', '/recursos/html/quiz-html-entrevistas'],
  'e2e/site/quizzes.spec.ts': [
    '/recursos/css/quiz-css-entrevistas',
    '/recursos/html/quiz-html-entrevistas',
    '/recursos/javascript/quiz-javascript-entrevistas',
  ],
  'e2e/site/search-queries.spec.ts': ['/buscar'],
};

/** Visits one page per template: of the packages that changed only theirs. */
const visit = 'e2e/site/every-template.spec.ts';
/** Files of journeys that take two minutes on two processors. */
const mostJourneys = 12;
/** Stands for all journeys when the machinery under them changes. */
const sample = { journey: 'e2e/site/home.spec.ts', page: '/' };

const isTest = (file: string) => /\.test\.[cm]?[jt]sx?$/.test(file);
const isJourney = (file: string) => /^e2e\/site\/.*\.spec\.ts$/.test(file);
const isSource = (file: string) => /\.(?:[cm]?[jt]sx?)$/.test(file);
const hasPages = (packageName: string) => packageName === 'shell' || packageName.startsWith('mf-');
const packageOf = (file: string) => file.split('/')[0] ?? '';

/** Matches the files that everything is run or built with. */
const ofEverything = /^(?:package(?:-lock)?\.json|tsconfig[^/]*\.json|jest\.config\.mjs|build\/jest|\.npmrc$)/;
/** Matches the files that every journey is run with, though none imports them. */
const ofEveryJourney = /^e2e\/(?:playwright\.config|global-[^/]*)\.ts$/;
/** They read the whole repository as text. */
const readsEverything = /^scripts\/.*\.test\.ts$/;

/**
 * Chooses the tests that a change touches: those that import what changed, directly or by way of others, or name it; and
 * the journeys through the pages that changed. A file that no page imports (an article, a table of routes) counts as a
 * change of its whole package. What changes in a shared package or in the API reaches pages everywhere, or over HTTP, which no
 * import shows: those journeys are left to `npm test`.
 * @param changed paths below the repository's root
 */
export async function affectedTests(changed: string[], project: ProjectOfTests): Promise<AffectedTests> {
  const { files, graph } = project;
  const ofAll = changed.find((file) => ofEverything.test(file));
  if (ofAll) return { all: `${ofAll} changed`, tests: files.filter(isTest), journeys: [], leftOut: 0, visited: [] };

  const start = changed.flatMap((file) => {
    const isImported = graph.importersOf([file]).size > 1;
    if (isSource(file) || isImported) return [file];
    return files.filter((other) => isSource(other) && packageOf(other) === packageOf(file) && file.includes('/'));
  });
  const touched = graph.importersOf(start);
  const isNamedIn = namesOf(changed);
  const tests: string[] = [];
  for (const file of files.filter(isTest))
    if (touched.has(file) || readsEverything.test(file) || isNamedIn(await project.textOf(file))) tests.push(file);
  return { all: null, tests, ...(await affectedJourneys(changed, project)) };
}

/**
 * Whether a text names one of the paths, or a folder that it is in, as code writes them: `'../docs/mail.md'`,
 * `join(root, 'docs', 'deploy')`.
 */
function namesOf(changed: string[]): (text: string) => boolean {
  const wanted = changed.flatMap((file) => {
    const parts = file.split('/');
    // The name alone of a source file, or of a folder, is a word that many texts use.
    const own = parts.slice(isSource(file) ? -2 : -1);
    const folders = parts.slice(2).map((_, index) => parts.slice(0, index + 2));
    return [own, ...folders].map((path) => `/${path.join('/')}/`);
  });
  const paths = changed.filter((file) => file.includes('/'));
  return (text) => {
    const asPath = text.replace(/['"],\s*['"]|['"`]/g, '/');
    return wanted.some((path) => asPath.includes(path)) || paths.some((path) => text.includes(path));
  };
}

async function affectedJourneys(
  changed: string[],
  project: ProjectOfTests,
): Promise<Pick<AffectedTests, 'journeys' | 'leftOut' | 'visited'>> {
  const journeys = project.files.filter(isJourney);
  const users = project.graph.importersOf(changed.filter((file) => file.startsWith('e2e/')));
  const using = journeys.filter((journey) => users.has(journey));
  const isOfAll = changed.some((file) => ofEveryJourney.test(file)) || using.length > mostJourneys;

  const pages = changedPages(changed, project);
  const through = await journeysThrough(pages, project);
  const chosen = new Set([
    ...(isOfAll ? [sample.journey, ...changed] : using),
    ...through.slice(0, mostJourneys),
    ...(pages.length > 0 || isOfAll ? [visit] : []),
  ]);
  return {
    journeys: journeys.filter((journey) => chosen.has(journey)),
    leftOut: through.filter((journey) => !chosen.has(journey)).length,
    visited: isOfAll ? [...new Set([...pages, sample.page])].sort() : pages,
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

/** The journeys that name an address of what changed, first those that name little else. */
async function journeysThrough(changedPages: string[], project: ProjectOfTests): Promise<string[]> {
  const routes = [...new Set(project.pages.map(({ path }) => path))];
  const shares = new Map<string, number>();
  for (const journey of project.files.filter((file) => isJourney(file) && file !== visit)) {
    const addresses = pagesOfJourneys[journey] ?? (await project.addressesIn(journey));
    const there = addresses.filter((address) =>
      [...routesOf(address, routes), ownerOf(address, project.prefixes)].some((one) => changedPages.includes(one)),
    );
    if (there.length > 0) shares.set(journey, there.length / addresses.length);
  }
  return [...shares].sort(([, one], [, other]) => other - one).map(([journey]) => journey);
}

/** The route that answers an address, as react-router chooses it; all that may where a part is filled in. */
export function routesOf(address: string, routes: string[]): string[] {
  const path = pathOf(address);
  const isOpen = path.includes('*');
  const matching = routes.filter(
    (route) => route !== '*' && (patternOf(route).test(path) || (isOpen && patternOf(path).test(route))),
  );
  if (isOpen) return matching;
  const [closest] = matching.toSorted((one, other) => one.split(':').length - other.split(':').length);
  // Files have no page that says that nothing is there.
  return closest ? [closest] : path.includes('.') ? [] : ['*'];
}

const pathOf = (address: string) => address.replace(/[?#].*/, '').replace(/(?<=.)\/$/, '');
/** A parameter, and what a journey fills in, stands for one part of an address. */
function patternOf(path: string): RegExp {
  const fixed = path.split(/:\w+|\*/).map((text) => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${fixed.join('[^/]*')}$`);
}

function ownerOf(address: string, prefixes: Record<string, string[]>): string {
  const path = pathOf(address);
  const owner = Object.entries(prefixes).find(([, own]) =>
    own.some((prefix) => path === prefix || path.startsWith(`${prefix}/`)),
  );
  return owner?.[0] ?? 'shell';
}
