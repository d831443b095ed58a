import { existsSync } from 'node:fs';
import { installPackage, mayInstall } from '@femcoders/services/testing/debian-package';
import { headlessShell, installedBrowser, programPath } from '@femcoders/start/candidate/installed-browser';

export { browserFlags } from '@femcoders/start/candidate/installed-browser';

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
  const found = programPath(headlessShell) ?? install(headlessShell) ?? installedBrowser() ?? install('chromium');
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
  return programPath(name);
}
