import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { installPackage, mayInstall } from '@femcoders/services/debian-package';

/**
 * Chromium without windows, from the same sources and of the same version as Debian's `chromium`. A journey takes 0.9 s of
 * processor time in it, and 2.2 s in the whole browser, which draws windows that nobody sees.
 */
const headlessShell = 'chromium-headless-shell';
/** Where the tests look for another browser. */
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
 * The browser of the tests: `BROWSER_PATH`, else Chromium's headless shell, which is installed from the distribution as root
 * on Debian and in CI, else an installed browser, else, as root on Debian, the distribution's `chromium` package. Nothing is ever
 * installed on somebody's own machine.
 * @returns path of the executable
 * @throws NoBrowserError with a line that says what to do
 */
export function findBrowser(): string {
  const given = process.env.BROWSER_PATH;
  if (given) {
    if (existsSync(given)) return given;
    throw new NoBrowserError(`BROWSER_PATH is ${given}, and there is no such file.`);
  }
  const found = pathOf(headlessShell) ?? install(headlessShell) ?? installedBrowser() ?? install('chromium');
  if (found) return found;
  throw new NoBrowserError(
    'The tests need Chromium or Chrome: install one (Debian: apt-get install chromium-headless-shell) or set BROWSER_PATH to its executable.',
  );
}

/** Installs a browser where that is ours to do. @returns its path, or undefined where it cannot be had */
function install(name: string): string | undefined {
  if (!mayInstall()) return undefined;
  try {
    installPackage(name);
  } catch (error) {
    console.log(`${name} could not be installed: ${(error as Error).message}`);
  }
  return pathOf(name);
}

function installedBrowser(): string | undefined {
  const onPath = names.map(pathOf).find(Boolean);
  return onPath ?? knownPlaces.find((place) => existsSync(place));
}

function pathOf(name: string): string | undefined {
  return spawnSync('which', [name], { encoding: 'utf8' }).stdout?.trim() || undefined;
}
