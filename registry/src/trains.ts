import { type Release, releaseSchema } from '@femcoders/contracts/registry';
import type { Switcher } from '@femcoders/contracts/release-acts';
import type { ClientBase } from 'pg';
import { RegistryError } from './registry-error.ts';
import { storeOnce } from './store-once.ts';
import { inSwitch } from './switch-transaction.ts';
import { judge, makeLive, readPlace, type Switch, type SwitchPorts, type SwitchTo, unchanged } from './switches.ts';

/**
 * Stores releases and makes all of them live in one step, each judged as if the others were live already: so a change gets through that no
 * part can make alone, such as another major version of React.
 * @returns what became of each; those that were live already are not switched
 * @throws RegistryError `pinned` when another version of one is held; as `storeAndSwitch`. Then nothing is switched.
 */
export function switchTogether(
  ports: SwitchPorts,
  releases: readonly Release[],
  by: Switcher,
): Promise<readonly Switch[]> {
  return inSwitch(ports.pool, async (client) => {
    const orders = [];
    const done: Switch[] = [];
    for (const release of releases) {
      const place = await readPlace(client, release.name);
      await ports.check(release);
      await storeOnce(client, release, by.name, ports.weigh);
      if (place?.live && place.version === release.version) done.push(unchanged(release.name, place));
      else if (place?.live && place.pinned) throw heldBack(release.name, place.version);
      else orders.push({ release, place, action: 'publish' as const, by, ports });
    }
    const train = await trainNumber(client);
    return [...done, ...(await makeAllLive(client, orders, train))];
  });
}

interface TrainRow {
  name: string;
  goesBackTo: number | null;
  document: unknown;
}

/**
 * Takes back in one step what went live in one step with what is live of a name, as far as it is still live.
 * @throws RegistryError `nothing-to-roll-back`; `pinned`; `incomplete-release`, `does-not-fit`. Then nothing is switched.
 */
export function switchBackTogether(ports: SwitchPorts, name: string, by: Switcher): Promise<readonly Switch[]> {
  return inSwitch(ports.pool, async (client) => {
    const { rows } = await client.query<TrainRow>(
      `select live.name, earlier.goes_back_to as "goesBackTo", r.document
         from registry.live one join registry.history its on its.id = one.switch_id
         join registry.history line on line.train = its.train
         join registry.live live on live.switch_id = line.id
         left join registry.history earlier on earlier.id = line.goes_back_to
         left join registry.releases r on r.name = earlier.name and r.version = earlier.after
        where one.name = $1
        order by live.name = 'shell' desc, live.name`,
      [name],
    );
    if (rows.length === 0) {
      throw new RegistryError(
        'nothing-to-roll-back',
        `Lo que está en vivo de ${name} no llegó junto con otras partes. Para volver a su versión anterior: npm run rollback -- ${name}`,
      );
    }
    const orders = [];
    for (const row of rows) {
      if (row.document === null) throw noEarlier(row.name);
      const release = releaseSchema.parse(row.document);
      const place = await readPlace(client, row.name);
      if (place?.pinned) throw heldBack(row.name, place.version);
      await ports.check(release);
      orders.push({ release, place, goesBackTo: row.goesBackTo, action: 'rollback' as const, by, ports });
    }
    return makeAllLive(client, orders);
  });
}

/** Judges releases as if all of them were live, and makes them live. @param train their number, where they become one */
async function makeAllLive(client: ClientBase, orders: readonly SwitchTo[], train?: number): Promise<Switch[]> {
  const steppedBack = await judge(
    client,
    orders.map(({ release }) => release),
  );
  const done: Switch[] = [];
  for (const order of orders) {
    const made = await makeLive(client, train === undefined ? order : { ...order, train });
    done.push({ ...made, steppedBack: order.release.name === 'shell' ? steppedBack : [] });
  }
  return done;
}

/** The revision that the first switch of a train makes: no other train has it. */
async function trainNumber(client: ClientBase): Promise<number> {
  const { rows } = await client.query<{ next: number }>('select number + 1 as next from registry.revision');
  if (!rows[0]) throw new Error('The registry has no revision.');
  return rows[0].next;
}

const heldBack = (name: string, version: string) =>
  new RegistryError(
    'pinned',
    `La parte ${name} está fijada en ${version}, y el tren sale entero o no sale. Suéltala antes: npm run unpin -- ${name}`,
  );

const noEarlier = (name: string) =>
  new RegistryError(
    'nothing-to-roll-back',
    `La parte ${name} no tenía ninguna versión antes del tren, así que no puede volver atrás con él. Quítala antes: npm run retire -- ${name}`,
  );
