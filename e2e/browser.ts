import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { installPackage, mayInstall } from './debian-package.ts';

/** Where the tests look for a browser before anything is installed. */
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const knownPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Quiet and repeatable: nothing but the site under test is asked for anything. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** There is no browser, and it is not ours to install one. */
export class NoBrowserError extends Error {
  override readonly name = 'NoBrowserError';
}

/**
 * The browser of the tests: `BROWSER_PATH`, else an installed one, else, as root on Debian or in CI, the distribution's
 * `chromium` package. Nothing is ever installed silently on somebody's own machine.
 * @returns path of the executable
 * @throws NoBrowserError with a line that says what to do
 */
export function findBrowser(): string {
  const given = process.env.BROWSER_PATH;
  if (given) {
    if (existsSync(given)) return given;
    throw new NoBrowserError(`BROWSER_PATH is ${given}, and there is no such file.`);
  }
  const installed = installedBrowser();
  if (installed) return installed;
  if (mayInstall()) {
    installPackage('chromium');
    const fresh = installedBrowser();
    if (fresh) return fresh;
  }
  throw new NoBrowserError(
    'The tests need Chromium or Chrome: install one (Debian: apt-get install chromium) or set BROWSER_PATH to its executable.',
  );
}

function installedBrowser(): string | undefined {
  const onPath = names.map((name) => spawnSync('which', [name], { encoding: 'utf8' }).stdout?.trim()).find(Boolean);
  return onPath ?? knownPlaces.find((place) => existsSync(place));
}
