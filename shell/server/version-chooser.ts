import type { RegistryDocument, Release } from '@femcoders/contracts/registry';
import { CircuitOpenError } from './circuit.ts';
import type { ReleaseModules } from './release-modules.ts';
import type { ShellLog } from './shell-log.ts';

/**
 * Decides the version set of a page: what is live. When the live shell itself cannot be brought, the one that made
 * pages last goes on doing so.
 */
export function versionChooser(modules: ReleaseModules, log: ShellLog) {
  let lastGood: Release | null = null;
  return async (live: RegistryDocument) => {
    try {
      const shell = await modules.shell(live.shell);
      lastGood = live.shell;
      return { live, shell };
    } catch (error) {
      if (!lastGood || lastGood.version === live.shell.version) throw error;
      const { version } = lastGood;
      if (!(error instanceof CircuitOpenError))
        log.error(
          { err: error, broken: live.shell.version, version },
          'The live shell is broken: its last good version goes on',
        );
      return { live: { ...live, shell: lastGood }, shell: await modules.shell(lastGood) };
    }
  };
}
