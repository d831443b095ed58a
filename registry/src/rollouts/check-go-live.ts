import { momentInWords } from '@femcoders/contracts/spanish-date';
import type { ClientBase } from 'pg';
import { RegistryError } from '../registry-error.ts';
import { readFreeze } from './freezes.ts';
import { countApprovals, neededApprovals } from './part-rules.ts';
import type { RolloutRow } from './rollout-store.ts';

/**
 * Refuses what must not go live now: because of a freeze, because nobody else has approved it, or because a roll-out of it has stopped itself.
 * Checks whether a version may go live; a rollback is not checked. Inside `inSwitch`.
 * @param options.approved whether approvals that are needed must be there, or may still come
 * @throws RegistryError `frozen`, `not-approved`, `stopped-itself`
 */
export async function checkGoLive(
  client: ClientBase,
  { name, version }: { name: string; version: string },
  now: Date,
  { approved }: { approved: 'already' | 'later' },
): Promise<void> {
  await checkFreeze(client, name, now);
  await checkNotStopped(client, name, version);
  if (approved === 'later') return;
  const needed = await neededApprovals(client, name);
  if (needed > (await countApprovals(client, name, version))) {
    const how = (await isLive(client, name))
      ? `Pide en /admin/despliegues que alguien se lo dé al reparto de ${version}; si no lo tiene, empieza uno (también vale de un solo paso, al 100 %).`
      : `Como no está en vivo, no hay reparto al que dárselo: alguien de administración quita antes esa regla en /admin/despliegues/${name}, y la pone de nuevo después.`;
    throw new RegistryError(
      'not-approved',
      `Lo que se publica de ${name} necesita el visto bueno de otra persona. ${how}`,
    );
  }
}

async function isLive(client: ClientBase, name: string): Promise<boolean> {
  const { rowCount } = await client.query('select from registry.live where name = $1', [name]);
  return rowCount === 1;
}

/** How a version begins to be rolled out: some wait for an approval, some for their hour. */
export async function stateAtBeginning(
  client: ClientBase,
  { name, version, startsAt }: Pick<RolloutRow, 'name' | 'version' | 'startsAt'>,
  now: Date,
): Promise<'waiting' | 'planned' | 'running'> {
  if ((await neededApprovals(client, name)) > (await countApprovals(client, name, version))) return 'waiting';
  return startsAt && startsAt > now ? 'planned' : 'running';
}

/** @throws RegistryError `frozen` */
export async function checkFreeze(client: ClientBase, name: string, now: Date): Promise<void> {
  const freeze = await readFreeze(client, name, now);
  if (!freeze) return;
  throw new RegistryError(
    'frozen',
    `No se publica ${freeze.name ? `nada de ${name}` : 'nada'} hasta el ${momentInWords(freeze.until)}: ${freeze.reason}. Volver atrás sí se puede.`,
  );
}

/** @throws RegistryError `stopped-itself` */
async function checkNotStopped(client: ClientBase, name: string, version: string): Promise<void> {
  const { rows } = await client.query<{ state: string; reason: string | null }>(
    `select r.state, (select reason from registry.rollout_changes c where c.rollout = r.id order by c.id desc limit 1) as reason
       from registry.rollouts r where name = $1 and version = $2 order by id desc limit 1`,
    [name, version],
  );
  const [latest] = rows;
  if (latest?.state !== 'stopped') return;
  throw new RegistryError(
    'stopped-itself',
    `El reparto de ${name} ${version} se paró solo. ${latest.reason ?? ''} Publica una versión corregida o, si sabes que no es culpa de esta, reanuda su reparto en /admin/despliegues.`,
  );
}
