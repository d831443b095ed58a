import type { Switcher } from '@femcoders/contracts/release-acts';
import type { ClientBase } from 'pg';
import { readRelease } from '../live-document.ts';
import { RegistryError } from '../registry-error.ts';
import { judge, makeLive, readPlace, type SwitchPorts } from '../switches.ts';
import type { RolloutRow } from './rollout-store.ts';

/** Makes the candidate live for everybody, which ends its roll-out. Inside `inSwitch`. @throws RegistryError as `publish` */
export async function goLive(
  client: ClientBase,
  { name, version }: RolloutRow,
  { switching, by }: { switching: SwitchPorts; by: Switcher },
): Promise<void> {
  const release = await readRelease(client, name, version);
  if (!release) throw new RegistryError('unknown-release', `Los archivos de ${name} ${version} ya se han quitado.`);
  await switching.check(release);
  await judge(client, [release]);
  const place = await readPlace(client, name);
  if (place?.pinned) throw new RegistryError('pinned', pinnedFirst(name, place.version));
  await makeLive(client, { release, place, action: 'publish', by, ports: switching });
}

/** Why a part that is held is not rolled out, as a sentence. */
export const pinnedFirst = (name: string, version: string) =>
  `La parte ${name} está fijada en ${version}. Suéltala antes de repartir otra.`;
