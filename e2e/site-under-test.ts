/** A route of the site under test, and the part that has it. */
export interface SiteRoute {
  owner: string;
  /** In react-router's syntax. */
  path: string;
}

/** The site that the tests of one process have for themselves. */
export interface SiteUnderTest {
  /** Origin without a trailing slash. */
  url: string;
  varDir: string;
  adminEmail: string;
  adminPassword: string;
  /** Port of this machine from which the site imports events; nobody listens there until a test does. */
  sourcePort: number;
}

/** Passed to the test processes through the environment, which they inherit. */
const variable = 'E2E_SITES';

const routesVariable = 'E2E_ROUTES';

/**
 * @param sites one for each test process that runs at a time
 * @param routes of what is built from the sources: the same on all of them
 */
export function announceSites(sites: readonly SiteUnderTest[], routes: readonly SiteRoute[]): void {
  process.env[variable] = JSON.stringify(sites);
  process.env[routesVariable] = JSON.stringify(routes);
}

/** @throws when no site was announced: the tests run only below the global set-up */
export function siteRoutes(): SiteRoute[] {
  const announced = process.env[routesVariable];
  if (!announced) throw new Error('No site was announced: run the tests with npm test.');
  return JSON.parse(announced) as SiteRoute[];
}

/** @throws when no site was announced: the tests run only below the global set-up */
export function siteUnderTest(): SiteUnderTest {
  const announced = JSON.parse(process.env[variable] ?? '[]') as SiteUnderTest[];
  // Playwright numbers the processes that run at the same time.
  const site = announced[Number(process.env.TEST_PARALLEL_INDEX ?? 0)];
  if (!site) throw new Error('No site was announced: run the tests with npm test.');
  return site;
}
