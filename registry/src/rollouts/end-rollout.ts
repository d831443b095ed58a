import type { Switcher } from '@femcoders/contracts/release-acts';
import type { ClientBase } from 'pg';
import { moveRollout, readLatest, underWay } from './rollout-store.ts';

/**
 * Ends the roll-out of a name, if one goes on, because another version than the one it is compared with is live now. Inside `inSwitch`.
 * @param live what is live of the name now; null when it was taken off the site
 */
export async function endRollout(
  client: ClientBase,
  name: string,
  live: string | null,
  by: Switcher,
  now: Date,
): Promise<void> {
  const rollout = await readLatest(client, name);
  if (!rollout || !underWay.includes(rollout.state) || rollout.stable === live) return;
  const { id } = rollout;
  if (rollout.version === live) {
    await moveRollout(client, { id, share: 100, state: 'done', reason: null, by, now });
    return;
  }
  const reason = live
    ? `Se ha puesto en vivo la versión ${live}: ya no hay con qué comparar esta.`
    : `Se ha quitado ${name} del sitio.`;
  await moveRollout(client, { id, share: 0, state: 'withdrawn', reason, by, now });
}
