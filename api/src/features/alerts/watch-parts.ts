import { counted, inDigits } from '@femcoders/contracts/spanish-count';
import { isoDay } from '@femcoders/contracts/spanish-date';
import type { ClientBase } from 'pg';
import { inTransaction } from '../../database/database.ts';
import type { TaskPorts } from '../../feature/feature.ts';
import { type Alert, sendAlert } from './send-alert.ts';

/** New page views from which a part is judged, and the share of them that has to fail. */
const fewestViews = 10;
const failingShare = 0.9;
/** Page views of a day before which its errors are no budget. */
const fewestViewsOfDay = 200;

interface Totals {
  views: number;
  errors: number;
}

/** What was seen last: of the live version of each part its totals of the day, and what was told. */
interface Seen {
  day: string;
  parts: Record<string, Totals & { version: string; isFailing: boolean }>;
  /** The budget of this day was told to be spent. */
  spent: boolean;
}

const nothingSeen = (day: string): Seen => ({ day, parts: {}, spent: false });

/**
 * Compares what tabs have told since the last look, and tells once when nearly every view of a part fails, when that is over, and when the errors
 * of a day are more than its budget. Several errors of one view count as several, so that a part that fails twice in half of its views is told, too:
 * too early rather than never.
 */
export async function watchParts({ pool, now, errorBudget, ...ports }: TaskPorts): Promise<void> {
  await inTransaction(pool, async ({ client }) => {
    if (!(await hasRegistry(client))) return;
    const day = isoDay(now);
    const known = await readSeen(client);
    const seen = known?.day === day ? known : { ...nothingSeen(day), parts: resetTotals(known) };
    const totals = await readTotals(client, now);
    const alerts: Alert[] = [];
    for (const { name, version, ...total } of totals) {
      const before =
        seen.parts[name]?.version === version ? seen.parts[name] : { views: 0, errors: 0, isFailing: false };
      const views = total.views - before.views;
      const errors = total.errors - before.errors;
      if (views < fewestViews) continue;
      const isFailing = errors >= failingShare * views;
      if (isFailing !== before.isFailing)
        alerts.push(isFailing ? failing({ name, version }, views) : recovered({ name, version }));
      seen.parts[name] = { ...total, version, isFailing };
    }
    const spent = spentBudget(totals, errorBudget);
    if (spent && !seen.spent) alerts.push(spent);
    seen.spent ||= spent !== null;
    for (const alert of alerts) await sendAlert(client, alert, ports);
    await client.query(
      `insert into registry.alert_marks (key, seen) values ('parts', $1)
       on conflict (key) do update set seen = excluded.seen`,
      [JSON.stringify(seen)],
    );
  });
}

/** Totals begin with the day; what was told goes on. */
function resetTotals(seen: Seen | null): Seen['parts'] {
  return Object.fromEntries(
    Object.entries(seen?.parts ?? {}).map(([name, part]) => [name, { ...part, views: 0, errors: 0 }]),
  );
}

/** An API alone may stand without a registry. */
async function hasRegistry(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ there: boolean }>(
    `select to_regclass('registry.alert_marks') is not null as there`,
  );
  return rows[0]?.there ?? false;
}

/** Holds the row until the end: two processes do not tell the same. */
async function readSeen(client: ClientBase): Promise<Seen | null> {
  await client.query(`insert into registry.alert_marks (key, seen) values ('parts', '{}') on conflict do nothing`);
  const { rows } = await client.query<{ seen: Partial<Seen> }>(
    `select seen from registry.alert_marks where key = 'parts' for update`,
  );
  const seen = rows[0]?.seen;
  return seen?.day === undefined ? null : { ...nothingSeen(seen.day), ...seen };
}

type PartTotals = Totals & { name: string; version: string };

async function readTotals(client: ClientBase, now: Date): Promise<PartTotals[]> {
  const { rows } = await client.query<PartTotals>(
    `select l.name, l.version,
            coalesce(sum(b.count) filter (where metric = 'views'), 0)::float8 as views,
            coalesce(sum(b.count) filter (where metric = 'errors'), 0)::float8 as errors
       from registry.live l join registry.beacons b using (name, version)
      where b.day = ($1::timestamptz at time zone 'Europe/Madrid')::date
      group by l.name, l.version order by l.name`,
    [now.toISOString()],
  );
  return rows;
}

const failing = ({ name, version }: { name: string; version: string }, views: number): Alert => ({
  kind: 'section-fails',
  subject: `Falla en casi todas las visitas: ${name}`,
  paragraphs: [
    `La versión ${version} ha fallado en casi todas sus últimas ${counted(views, 'visita', 'visitas')}.`,
    'Si se acaba de publicar, vuelve a la de antes.',
  ],
  part: name,
  version,
});

const recovered = ({ name, version }: { name: string; version: string }): Alert => ({
  kind: 'section-works',
  subject: `Vuelve a funcionar: ${name}`,
  paragraphs: [`La versión ${version} ya no falla en sus últimas visitas.`],
  part: name,
  version,
});

/** @param budget percent of the page views of a day that may have an error */
function spentBudget(totals: readonly PartTotals[], budget: number): Alert | null {
  const views = totals.find(({ name }) => name === 'shell')?.views ?? 0;
  const errors = totals.reduce((sum, part) => sum + part.errors, 0);
  if (views < fewestViewsOfDay || errors <= (budget / 100) * views) return null;
  const worst = totals.toSorted((one, other) => other.errors - one.errors)[0];
  return {
    kind: 'error-budget',
    subject: 'Hoy hay más errores de los previstos',
    paragraphs: [
      `Van ${counted(errors, 'error', 'errores')} en ${counted(views, 'página vista', 'páginas vistas')}, y el presupuesto de un día es el ${inDigits(budget, 2)} %. La parte con más es ${worst?.name}, con ${inDigits(worst?.errors ?? 0)}.`,
    ],
    part: null,
    version: null,
  };
}
