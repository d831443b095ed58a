import type { Release } from '@femcoders/contracts/registry';
import type { Registry } from '@femcoders/registry/registry';
import { RegistryError } from '@femcoders/registry/registry-error';
import type { Switch } from '@femcoders/registry/switches';
import type { Say } from './progress.ts';
import { steppedBackLines } from './release-commands/switch-lines.ts';

/**
 * Makes the new versions live. A version that was released before stays as the registry has it: the one who rolled it
 * back does not find it live again after a restart. What the registry refuses, because it does not fit, its addresses
 * are taken or its folder is damaged, is not made live; what was live continues, and the site starts.
 * @param releases the shell's first, because remotes are judged by the shell that is live
 */
export async function publishReleases(
  registry: Pick<Registry, 'publishChanged'>,
  releases: Release[],
  say: Say,
): Promise<void> {
  for (const release of releases) {
    try {
      sayWhatIsLive(release, await registry.publishChanged(release, { by: 'npm start' }), say);
    } catch (error) {
      if (!(error instanceof RegistryError)) throw error;
      say(error.message);
    }
  }
}

function sayWhatIsLive({ name, version: built }: Release, done: Switch | null, say: Say): void {
  if (!done) {
    say(`${name}: quitado del sitio. Para traerlo de vuelta: npm run release -- ${name}`);
    return;
  }
  const { version, switched, held } = done;
  const chosen = version === built ? '' : held ? ' (fijada)' : ' (la que quedó elegida en el registro)';
  say(switched ? `${name}: ${version} publicada.` : `${name}: ${version}${chosen}`);
  for (const line of steppedBackLines(done)) say(line);
}
