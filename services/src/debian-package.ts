import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** Whether the tests may install what they need: as root on Debian, as in CI. Never on somebody's own machine. */
export function mayInstall(): boolean {
  const isDebian =
    existsSync('/etc/os-release') && /^ID(?:_LIKE)?=.*debian/m.test(readFileSync('/etc/os-release', 'utf8'));
  const isRoot = process.getuid?.() === 0;
  return isDebian && isRoot;
}

/** Installs a package of the distribution, and says so. */
export function installPackage(name: string): void {
  console.log(`No ${name} found: installing the package…`);
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  // Another test may be installing something at this moment.
  const patient = ['-q', '-o', 'DPkg::Lock::Timeout=300'];
  execFileSync('apt-get', ['update', ...patient], { stdio: 'inherit', env: environment });
  execFileSync('apt-get', ['install', '-y', ...patient, '--no-install-recommends', name], {
    stdio: 'inherit',
    env: environment,
  });
}
