import { type Release, releaseSchema } from '@femcoders/contracts/registry';
import type { Switcher } from '@femcoders/contracts/release-acts';
import type { ReleaseAction } from '@femcoders/contracts/releases';
import type { ClientBase, Pool } from 'pg';
import { checkCompatibility, type SteppedBackRemote } from './check-compatibility.ts';
import { checkHeaderPlaces } from './check-header-places.ts';
import { checkPathConflicts } from './check-path-conflicts.ts';
import { readLiveState } from './live-document.ts';
import { RegistryError } from './registry-error.ts';
import { noteTried, type Tried } from './release-checks.ts';
import type { RecordSwitch } from './release-store.ts';
import { checkGoLive } from './rollouts/check-go-live.ts';
import { endRollout } from './rollouts/end-rollout.ts';
import { noteFolder, storeOnce } from './store-once.ts';
import { inSwitch, writeLine } from './switch-transaction.ts';

/** The outcome of a switch. */
export interface Switch {
  name: string;
  /** The version that is live now. */
  version: string;
  /** The version that was live before; null for a name's first release. */
  previous: string | null;
  /** False when what is live has not changed. */
  switched: boolean;
  /** Whether `version` is held: what is published meanwhile waits. */
  held: boolean;
  /** Remotes that are shown in an earlier version from now on, because their live one does not fit the new shell. */
  steppedBack: SteppedBackRemote[];
}

/** How switches are made. */
export interface SwitchPorts {
  pool: Pool;
  /** Refuses, by throwing, a release that lies not whole on disk. */
  check: (release: Release) => Promise<void>;
  /** Refuses, by throwing, a release that is stored for the first time and weighs more than it may. */
  weigh: (release: Release) => Promise<void>;
  record: RecordSwitch;
  clock: () => Date;
  /** Noted of what goes live. */
  tried?: Tried | undefined;
}

/** Where a name stands. */
export interface Place {
  version: string;
  /** The switch that made it live. */
  switchId: number;
  goesBackTo: number | null;
  pinned: boolean;
  /** False after it was taken off the site. */
  live: boolean;
}

/**
 * Stores a release, unless it is there, and makes it live, unless another version is held.
 * @throws RegistryError `version-taken` when that version was published with other files: versions never change;
 * `incomplete-release`, `too-heavy`, `does-not-fit`
 */
export function storeAndSwitch(ports: SwitchPorts, release: Release, by: Switcher): Promise<Switch> {
  return inSwitch(ports.pool, async (client) => {
    const place = await readPlace(client, release.name);
    await ports.check(release);
    await storeOnce(client, release, by.name, ports.weigh);
    if (place?.live && (place.pinned || place.version === release.version)) return unchanged(release.name, place);
    return switchTo(client, { release, place, action: 'publish', by, ports });
  });
}

/**
 * Makes the version live that was live before the present one. Each further call goes one further back.
 * @param from the version that is to be taken back; by default the live one
 * @throws RegistryError `nothing-to-roll-back`, `another-is-live`, `pinned`, `incomplete-release`, `does-not-fit`
 */
export function switchBack(ports: SwitchPorts, name: string, by: Switcher, from?: string): Promise<Switch> {
  return inSwitch(ports.pool, async (client) => {
    const place = await readPlace(client, name);
    if (!place?.live) {
      const instead = place ? ' Para traerla de vuelta, publícala.' : '';
      throw new RegistryError('nothing-to-roll-back', `La parte ${name} no tiene ninguna versión en vivo.${instead}`);
    }
    if (from !== undefined && place.version !== from) {
      throw new RegistryError(
        'another-is-live',
        `De ${name} ya no está en vivo ${from}, sino ${place.version}. Mira qué hay ahora y decide de nuevo.`,
      );
    }
    if (place.pinned) {
      throw new RegistryError(
        'pinned',
        `La parte ${name} está fijada en ${place.version}. Suéltala antes, o fija otra versión.`,
      );
    }
    const earlier = await client.query<{ goes_back_to: number | null; document: unknown }>(
      `select earlier.goes_back_to, r.document
         from registry.history earlier
         join registry.releases r on r.name = earlier.name and r.version = earlier.after
        where earlier.id = $1`,
      [place.goesBackTo],
    );
    const target = earlier.rows[0];
    if (!target) {
      throw new RegistryError(
        'nothing-to-roll-back',
        `La parte ${name} no tiene una versión anterior a ${place.version} a la que volver.`,
      );
    }
    const release = releaseSchema.parse(target.document);
    await ports.check(release);
    return switchTo(client, { release, place, goesBackTo: target.goes_back_to, action: 'rollback', by, ports });
  });
}

/**
 * Makes a released version live and holds it there in spite of later releases.
 * @throws RegistryError `unknown-release`, `incomplete-release`, `does-not-fit`
 */
export function switchAndPin(ports: SwitchPorts, name: string, version: string, by: Switcher): Promise<Switch> {
  return inSwitch(ports.pool, async (client) => {
    const found = await client.query<{ document: unknown }>(
      'select document from registry.releases where name = $1 and version = $2',
      [name, version],
    );
    if (!found.rows[0]) {
      throw new RegistryError(
        'unknown-release',
        `La parte ${name} no tiene ninguna versión ${version}. Mira las que hay: cada una tiene dieciséis cifras.`,
      );
    }
    const release = releaseSchema.parse(found.rows[0].document);
    const place = await readPlace(client, name);
    if (!place?.live || place.version !== version) {
      await ports.check(release);
      return switchTo(client, { release, place, action: 'pin', by, ports });
    }
    if (!place.pinned) await setPinned(client, name, true, { place, by, ports });
    return unchanged(name, { ...place, pinned: true });
  });
}

/**
 * Lets go of a version that was held; it stays live.
 * @throws RegistryError `not-live`
 */
export function unpin(ports: SwitchPorts, name: string, by: Switcher): Promise<Switch> {
  return inSwitch(ports.pool, async (client) => {
    const place = await readLivePlace(client, name);
    if (place.pinned) await setPinned(client, name, false, { place, by, ports });
    return unchanged(name, { ...place, pinned: false });
  });
}

/**
 * Takes a remote off the site.
 * @returns the version that was live
 * @throws RegistryError `not-live`, `shell-stays`
 */
export async function takeOff(
  ports: SwitchPorts,
  name: string,
  by: Switcher,
): Promise<{ name: string; previous: string }> {
  if (name === 'shell') {
    throw new RegistryError(
      'shell-stays',
      'El shell no se puede quitar: sin él no hay sitio. Para volver a su versión anterior: npm run rollback -- shell',
    );
  }
  return inSwitch(ports.pool, async (client) => {
    const { version, switchId } = await readLivePlace(client, name);
    await client.query('delete from registry.live where name = $1', [name]);
    const { record } = ports;
    await writeLine(client, { name, action: 'retire', before: version, after: null, goesBackTo: switchId, by, record });
    await endRollout(client, name, null, by, ports.clock());
    return { name, previous: version };
  });
}

/** Returns what is live of a name, or was when it was taken off the site; null when it never was. */
export async function readPlace(client: ClientBase, name: string): Promise<Place | null> {
  const answer = await client.query<Place>(
    `select place.after as version, place.id as "switchId", place.goes_back_to as "goesBackTo",
            coalesce(l.pinned, false) as pinned, l.name is not null as live
       from (select id, goes_back_to, action from registry.history where name = $1 order by id desc limit 1) latest
       left join registry.live l on l.name = $1
       join registry.history place
         on place.id = coalesce(l.switch_id, case when latest.action = 'retire' then latest.goes_back_to end)`,
    [name],
  );
  return answer.rows[0] ?? null;
}

async function readLivePlace(client: ClientBase, name: string): Promise<Place> {
  const place = await readPlace(client, name);
  if (place?.live) return place;
  throw new RegistryError('not-live', `La parte ${name} no tiene ninguna versión en vivo.`);
}

export function unchanged(name: string, { version, pinned }: Place): Switch {
  return { name, version, previous: version, switched: false, held: pinned, steppedBack: [] };
}

async function setPinned(
  client: ClientBase,
  name: string,
  pinned: boolean,
  { place, by, ports }: { place: Place; by: Switcher; ports: SwitchPorts },
): Promise<void> {
  const { version, goesBackTo } = place;
  await client.query('update registry.live set pinned = $2 where name = $1', [name, pinned]);
  const action = pinned ? 'pin' : 'unpin';
  await writeLine(client, { name, action, before: version, after: version, goesBackTo, by, record: ports.record });
}

export interface SwitchTo {
  /** Lies whole on disk. */
  release: Release;
  place: Place | null;
  action: ReleaseAction;
  /** The switch that a rollback returns to, unless it is the present one. */
  goesBackTo?: number | null;
  /** The number of what goes live in the same step. */
  train?: number;
  by: Switcher;
  ports: SwitchPorts;
}

async function switchTo(client: ClientBase, order: SwitchTo): Promise<Switch> {
  const steppedBack = await judge(client, [order.release]);
  return { ...(await makeLive(client, order)), steppedBack };
}

/** Makes a release live that was judged. */
export async function makeLive(
  client: ClientBase,
  { release, place, action, goesBackTo = stepBefore(release, place), train, by, ports }: SwitchTo,
): Promise<Switch> {
  const { name, version } = release;
  if (action !== 'rollback') await checkGoLive(client, release, ports.clock(), { approved: 'already' });
  await noteFolder(client, release);
  if (ports.tried) await noteTried(client, name, version, ports.tried);
  const previous = place?.live ? place.version : null;
  const { record } = ports;
  const { commit, uncommitted } = release;
  const sources = { commit, uncommitted };
  const line = { name, action, before: previous, after: version, goesBackTo, train, sources, by, record };
  const id = await writeLine(client, line);
  const held = action === 'pin';
  await client.query(
    `insert into registry.live (name, version, switch_id, pinned) values ($1, $2, $3, $4)
     on conflict (name) do update set version = excluded.version, switch_id = excluded.switch_id, pinned = excluded.pinned`,
    [name, version, id, held],
  );
  await endRollout(client, name, version, by, ports.clock());
  return { name, version, previous, switched: true, held, steppedBack: [] };
}

/** A step back from a version that was taken off and returned does not lead to that very one. */
function stepBefore({ version }: Release, place: Place | null): number | null {
  if (!place) return null;
  return place.version === version ? place.goesBackTo : place.switchId;
}

/**
 * Decides whether releases may go live in one step.
 * @throws RegistryError `path-taken`, `no-header-place`, `does-not-fit`
 */
export async function judge(client: ClientBase, releases: readonly Release[]): Promise<SteppedBackRemote[]> {
  for (const release of releases) await checkPathConflicts(client, release, releases);
  await checkHeaderPlaces(client, releases);
  const state = await readLiveState(client, null);
  const moves = releases.map(({ name, version, owner, contract }) => ({ name, next: { version, owner, contract } }));
  return state ? checkCompatibility(state.parts, state.api, moves) : [];
}
