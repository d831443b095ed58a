import type { ClientBase } from 'pg';
import { RegistryError } from '../registry-error.ts';
import { type RolloutRow, readLatest, readRollout, underWay } from './rollout-store.ts';

/** @throws Error where there is none of that number */
export async function rolloutOf(client: ClientBase, id: number): Promise<RolloutRow> {
  const row = await readRollout(client, id);
  if (!row) throw new Error(`There is no roll-out ${id}.`);
  return row;
}

/** @throws RegistryError `another-rollout` where it is not the one that is meant */
async function readSeen(client: ClientBase, name: string, seen: number | undefined): Promise<RolloutRow | null> {
  const row = await readLatest(client, name);
  if (!row || seen === undefined || row.id === seen) return row;
  throw new RegistryError(
    'another-rollout',
    `Mientras tanto ha empezado otro reparto de ${name}, el de ${row.version}. Míralo y decide de nuevo.`,
  );
}

/**
 * Finds the roll-out of a name that goes on.
 * @param seen number of the one that is meant; by default the present one
 * @throws RegistryError `no-rollout`, `another-rollout`
 */
export async function goingOn(client: ClientBase, name: string, seen?: number): Promise<RolloutRow> {
  const row = await readSeen(client, name, seen);
  if (row && underWay.includes(row.state)) return row;
  throw new RegistryError('no-rollout', `No hay ningún reparto de ${name} en marcha.`);
}

/** The same of one that can be resumed: it is paused, has stopped itself or was withdrawn. */
export async function resumable(client: ClientBase, name: string, seen?: number): Promise<RolloutRow> {
  const row = await readSeen(client, name, seen);
  if (row && ['paused', 'stopped', 'withdrawn'].includes(row.state)) return row;
  throw new RegistryError('no-rollout', `No hay ningún reparto de ${name} que reanudar.`);
}
