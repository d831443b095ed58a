import { join } from 'node:path';
import { buildRelease } from '@femcoders/build/build-release';
import { releaseNames } from '@femcoders/registry/cli/release-names';
import type { Registry } from '@femcoders/registry/registry';
import type { Say } from './progress.ts';

const repositoryRoot = join(import.meta.dirname, '..', '..');

/**
 * Builds the shell and the remotes whose sources have changed and makes the new versions live. A version that was
 * released before stays as the registry has it: whoever rolled it back does not find it live again after a restart.
 */
export async function publishReleases(registry: Registry, releasesDir: string, say: Say): Promise<void> {
  for (const name of await releaseNames(repositoryRoot)) {
    const release = await buildRelease({ name, releasesDir, log: say });
    const { version, switched } = await registry.publishChanged(release, { by: 'npm start' });
    const chosen = version === release.version ? '' : ' (la que quedó elegida en el registro)';
    say(switched ? `${name}: ${version} publicada.` : `${name}: ${version}${chosen}`);
  }
}
