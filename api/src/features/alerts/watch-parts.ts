import { isoDay } from '@femcoders/contracts/spanish-date';
import type { ClientBase } from 'pg';
import { inTransaction } from '../../database/database.ts';
import type { TaskPorts } from '../../feature/feature.ts';
import { budgetAlert, failingAlert, type PartViews, recoveredAlert, type Views } from './part-alerts.ts';
import { type Alert, type AlertPorts, sendAlert } from './send-alert.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** New page views from which a part is judged. */
const fewestViews = 10;
/** Of them so many have to fail until a part is said to fail, and so few until it is said to work again: in between it is as it was. */
const failingShare = 0.9;
const workingShare = 0.5;
/** Page views of a day before which its errors are no budget. */
const fewestViewsOfDay = 200;

/** The state that the previous check stored. */
interface Seen {
  /** `2026-11-27`, as the community's clock has it. */
  day: string;
  /** By `name@version`: the views of that day that have been judged. */
  judged: Record<string, Views>;
  /** Parts with an alert that they fail, and none yet that they work. */
  failing: string[];
  /** The day whose spent budget was reported. */
  spent: boolean;
}

export interface WatchPorts extends AlertPorts, Pick<TaskPorts, 'pool' | 'now'> {
  /** Percent of the page views of a day that may have an error before an alert says so. */
  errorBudget: number;
}

/**
 * Looks at the page views that tabs have reported since the last check. Notifies once when a live part failed in nearly all of its views, and once when that is
 * over, whichever version is live then; notifies once a day when more views failed than the budget allows. A view in which a part has several errors
 * counts once, and one in which two parts fail counts for both. Several processes may look: they do it in turn.
 *
 * @throws the database's error; then nothing was sent
 */
export async function watchParts({ pool, now, errorBudget, ...ports }: WatchPorts): Promise<void> {
  await inTransaction(pool, async ({ client }) => {
    if (!(await hasRegistry(client))) return;
    const day = isoDay(now);
    const before = await takeSeen(client, day);
    // Another process, whose clock is ahead, has begun the next day. Days after that come from a clock that was wrong.
    if (before.day > day && before.day <= isoDay(new Date(now.getTime() + dayMs))) return;
    const seen = before.day === day ? before : { ...nothingSeen(day), failing: before.failing };
    const parts = await readViews(client, now);
    const alerts = [...judgeParts(seen, parts), ...judgeBudget(seen, parts, errorBudget)];
    for (const alert of alerts) await sendAlert(client, alert, ports);
    await client.query(`update registry.alert_marks set seen = $1 where key = 'parts'`, [JSON.stringify(seen)]);
  });
}

type WatchedPart = PartViews & { isLive: boolean };

/** Judges what is new of the live versions, and notes in `seen` what was judged. */
function judgeParts(seen: Seen, parts: readonly WatchedPart[]): Alert[] {
  const alerts: Alert[] = [];
  // A part that was taken off the site neither fails nor works.
  const live = parts.filter(({ isLive }) => isLive).map(({ name }) => name);
  seen.failing = seen.failing.filter((name) => live.includes(name));
  for (const { isLive, ...part } of parts) {
    const { name, version, views, failed } = part;
    const key = `${name}@${version}`;
    const judged = seen.judged[key] ?? { views: 0, failed: 0 };
    const fresh = { name, version, views: views - judged.views, failed: failed - judged.failed };
    // What comes from tabs that still have another version says nothing of that version when it is live again.
    if (isLive && fresh.views < fewestViews) continue;
    seen.judged[key] = { views, failed };
    if (!isLive) continue;
    if (!seen.failing.includes(name)) {
      if (fresh.failed < failingShare * fresh.views) continue;
      seen.failing.push(name);
      alerts.push(failingAlert(fresh));
    } else if (fresh.failed < workingShare * fresh.views) {
      seen.failing = seen.failing.filter((one) => one !== name);
      alerts.push(recoveredAlert(fresh));
    }
  }
  return alerts;
}

/** The page views of a day are those of the shell, which composes every page; what fails is of any part, in any version. */
function judgeBudget(seen: Seen, parts: readonly PartViews[], budget: number): Alert[] {
  const views = sum(parts.filter(({ name }) => name === 'shell').map((part) => part.views));
  const failed = sum(parts.map((part) => part.failed));
  if (seen.spent || views < fewestViewsOfDay || failed <= (budget / 100) * views) return [];
  seen.spent = true;
  return [budgetAlert({ views, failed }, parts, budget)];
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

const nothingSeen = (day: string): Seen => ({ day, judged: {}, failing: [], spent: false });

/** An API alone may stand without a registry. */
async function hasRegistry(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ there: boolean }>(
    `select to_regclass('registry.alert_marks') is not null as there`,
  );
  return rows[0]?.there ?? false;
}

/** Reads what was seen last and holds it until the end of the transaction: two processes do not tell the same. */
async function takeSeen(client: ClientBase, day: string): Promise<Seen> {
  const nothing = nothingSeen(day);
  await client.query(`insert into registry.alert_marks (key, seen) values ('parts', $1) on conflict do nothing`, [
    JSON.stringify(nothing),
  ]);
  const { rows } = await client.query<{ seen: Partial<Seen> }>(
    `select seen from registry.alert_marks where key = 'parts' for update`,
  );
  return { ...nothing, ...rows[0]?.seen };
}

/** The views of the day of every version that had any, and what is live, in the order of their names. */
async function readViews(client: ClientBase, now: Date): Promise<WatchedPart[]> {
  const { rows } = await client.query<WatchedPart>(
    `select name, version, l.name is not null as "isLive", coalesce(views, 0)::float8 as views, coalesce(failed, 0)::float8 as failed
       from registry.live l
       full join (select name, version, sum(count) filter (where metric = 'views') as views,
                         sum(count) filter (where metric = 'failed') as failed
                    from registry.beacons
                   where day = ($1::timestamptz at time zone 'Europe/Madrid')::date and metric in ('views', 'failed')
                   group by name, version) counted using (name, version)
      order by name collate "C", version`,
    [now.toISOString()],
  );
  return rows;
}
