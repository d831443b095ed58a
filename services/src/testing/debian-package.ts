import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** Servers lie outside of what `PATH` of an ordinary account names. */
export const searchedEnvironment = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/usr/local/sbin` };

/**
 * The path of a program, whose package is installed from the distribution where that is ours to do.
 * @returns null on somebody's own machine without it
 */
export function findProgram(name: string, packageName: string): string | null {
  const onPath = () =>
    spawnSync('which', [name], { encoding: 'utf8', env: searchedEnvironment }).stdout?.trim() || null;
  const installed = onPath();
  if (installed || !mayInstall()) return installed;
  installPackage(packageName);
  return onPath();
}

/** Whether the tests may install what they need: as root on Debian, as in CI. Never on somebody's own machine. */
export function mayInstall(): boolean {
  const isDebian =
    existsSync('/etc/os-release') && /^ID(?:_LIKE)?=.*debian/m.test(readFileSync('/etc/os-release', 'utf8'));
  const isRoot = process.getuid?.() === 0;
  return isDebian && isRoot;
}

/** Installs packages of the distribution, and says so. */
export function installPackage(...names: string[]): void {
  console.log(`No ${names[0]} found: installing the package…`);
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  // Another test may be installing something at this moment.
  const patient = ['-q', '-o', 'DPkg::Lock::Timeout=300'];
  execFileSync('apt-get', ['update', ...patient], { stdio: 'inherit', env: environment });
  execFileSync('apt-get', ['install', '-y', ...patient, '--no-install-recommends', ...names], {
    stdio: 'inherit',
    env: environment,
  });
}
