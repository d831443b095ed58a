/** The site that all tests of a run share. */
export interface SiteUnderTest {
  /** Origin without a trailing slash. */
  url: string;
  varDir: string;
  adminEmail: string;
  adminPassword: string;
  /** Port of this machine from which the site imports events; nobody listens there until a test does. */
  sourcePort: number;
}

/** Told to the test processes through the environment, which they inherit. */
const variable = 'E2E_SITE';

export function announceSite(site: SiteUnderTest): void {
  process.env[variable] = JSON.stringify(site);
}

/** @throws when no site was announced: the tests run only below the global set-up */
export function siteUnderTest(): SiteUnderTest {
  const announced = process.env[variable];
  if (!announced) throw new Error('No site was announced: run the tests with npm test.');
  return JSON.parse(announced) as SiteUnderTest;
}
