import type { Release } from '@femcoders/contracts/registry';
import type { Switcher } from '@femcoders/contracts/release-acts';
import { storeOnce } from './store-once.ts';
import { inSwitch } from './switch-transaction.ts';
import type { SwitchPorts } from './switches.ts';

/**
 * Stores a release that lies whole on disk, without making it live.
 * @throws RegistryError `version-taken`, `incomplete-release`, `too-heavy`
 */
export function storeRelease(ports: SwitchPorts, release: Release, by: Switcher): Promise<void> {
  return inSwitch(ports.pool, async (client) => {
    await ports.check(release);
    await storeOnce(client, release, by.name, ports.weigh);
  });
}
