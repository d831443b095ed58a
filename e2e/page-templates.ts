import type { RegistryDocument } from '@femcoders/contracts/registry';
import type { PageToVisit } from './every-page.ts';
import type { SiteRoute } from './site-under-test.ts';

/** Answers every address that no other route does. */
const unknownAddresses: SiteRoute = { owner: 'shell', path: '*' };

/** Routes whose pages only the long tests judge, which visit every page of the list, and why. */
const leftToLongTests: Record<string, string> = {
  '/recursos/css/quiz-css-entrevistas': 'it has other questions than the quiz on HTML, and nothing else',
  '/recursos/css/quiz-css-entrevistas/preguntas': 'they are other questions than those on HTML, and nothing else',
  '/recursos/javascript/quiz-javascript-entrevistas': 'it has other questions than the quiz on HTML, and nothing else',
  '/recursos/javascript/quiz-javascript-entrevistas/preguntas':
    'they are other questions than those on HTML, and nothing else',
};

/** Every route of the versions that are live. */
export function routesOf({ shell, remotes }: Pick<RegistryDocument, 'shell' | 'remotes'>): SiteRoute[] {
  const own = [shell, ...remotes].flatMap(({ name, routes }) => routes.map(({ path }) => ({ owner: name, path })));
  return [...own, unknownAddresses];
}

/** The route that answers an address: of several, the one with the fewest parameters. */
export function routeOf(routes: readonly SiteRoute[], address: string): SiteRoute {
  const pathname = address.split(/[?#]/)[0] ?? address;
  const matching = routes.filter((route) => route.path !== unknownAddresses.path && matches(route, pathname));
  const parameters = ({ path }: SiteRoute) => path.split(':').length;
  return matching.toSorted((a, b) => parameters(a) - parameters(b))[0] ?? unknownAddresses;
}

/** Parameters are written alike in routes and in URL patterns. */
const matches = ({ path }: SiteRoute, pathname: string) => new URLPattern({ pathname: path }).test({ pathname });

/**
 * Of each route one page, or two where who is logged in sees another than visitors do.
 * @param left paths of routes whose pages the long tests judge
 * @throws when no page of a route is among `pages`: who adds a route adds a page to visit; or when one of `left` is no route
 */
export function onePerTemplate(
  routes: readonly SiteRoute[],
  pages: readonly PageToVisit[],
  left: readonly string[] = Object.keys(leftToLongTests),
): PageToVisit[] {
  const templates = new Map<string, PageToVisit>();
  const visited = new Set<string>();
  for (const page of pages) {
    const { path } = routeOf(routes, page.path);
    visited.add(path);
    if (left.includes(path)) continue;
    const template = `${path} ${page.asAdmin || page.as ? 'logged in' : 'visitor'}`;
    if (!templates.has(template)) templates.set(template, page);
  }
  const paths = routes.map(({ path }) => path);
  const gone = left.filter((path) => !paths.includes(path));
  if (gone.length > 0) throw new Error(`There is no route ${gone.join(', ')}: e2e/page-templates.ts still names it.`);
  const forgotten = paths.filter((path) => !visited.has(path));
  if (forgotten.length > 0) throw new Error(`No test visits ${forgotten.join(', ')}: add a page to e2e/every-page.ts.`);
  return [...templates.values()];
}
