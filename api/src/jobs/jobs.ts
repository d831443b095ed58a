import { inSpan, type Tracing } from '@femcoders/contracts/tracing';
import type { ClientBase } from 'pg';
import { type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss';
import { connectionConfig } from '../database/connection-config.ts';
import { jobsSchema } from './jobs-schema.ts';

export interface JobsPorts {
  /** Connection string of the site's database; the jobs live there in a separate schema. */
  databaseUrl: string;
  log: { warn(details: object, message: string): void; error(details: object, message: string): void };
  /** Seconds between looks at what is due again; new jobs are announced and need none. */
  pollEvery?: number;
  tracing?: Tracing | undefined;
}

/** One kind of work that is done outside requests. */
export interface JobKind<Payload extends object> {
  name: string;
  /** How often a job that failed is tried again. */
  retries: number;
  /** Seconds before the first retry; each further wait is about twice as long, up to `longestRetryDelay`. */
  retryDelay: number;
  longestRetryDelay: number;
  /** When a job of this kind, with an empty payload, is due, once for all processes: five fields, as cron reads them. */
  due?: string;
  /** Seconds after which a job that is done is forgotten, where its payload should not lie about for days. */
  forgetAfter?: number;
  /** Does one job; it fails by throwing. `lastTry` says that no retry will follow. */
  work(payload: Payload, lastTry: boolean): Promise<void>;
}

/** The payloads of requestable jobs, by name. Each feature adds its own with `declare module`. */
export interface JobPayloads {
  /** Sends a mail: the UUID of its row in `mail_outbox`. */
  mail: { mailId: string };
}

/** Queues a job inside the caller's transaction: it exists only if that is committed. It may have to wait first. */
export type RequestJob = <Name extends keyof JobPayloads>(
  client: ClientBase,
  name: Name,
  payload: JobPayloads[Name],
  afterSeconds?: number,
) => Promise<void>;

export interface Jobs {
  request: RequestJob;
  /** Stops taking jobs and waits for those under way. */
  stop(): Promise<void>;
}

/** Most jobs of a kind that a process takes at a time, and does one after the other. */
const jobsAtOnce = 5;

/** Options of `pg` in addition to those of pg-boss: without them a silent server is never noticed. In milliseconds. */
const patience = { query_timeout: 30_000, keepAlive: true, idleTimeoutMillis: 30_000 };

/** How long jobs under way may take to end when the site stops, in ms. */
const stopPatience = 10_000;

/**
 * Starts the queue on the site's database, its tables made or updated, and works on it. Any number of processes may
 * do so on one database: each job goes to one of them.
 */
export async function startJobs(
  { databaseUrl, log, pollEvery = 5, tracing }: JobsPorts,
  kinds: readonly JobKind<never>[],
): Promise<Jobs> {
  const boss = new PgBoss({
    ...patience,
    ...connectionConfig(databaseUrl),
    application_name: 'femcoders-jobs',
    schema: jobsSchema,
    max: 3,
    useListenNotify: true,
  });
  boss.on('error', (error) => log.error({ err: error }, 'The job queue met an error'));
  boss.on('warning', (warning) => log.warn({ warning }, 'The job queue warns'));
  await boss.start();
  for (const kind of kinds) await workOn(boss, kind as JobKind<object>, pollEvery, tracing);
  await forgetSchedules(
    boss,
    kinds.map(({ name }) => name),
  );

  const repair = () =>
    boss
      .getDb()
      .executeSql(forgetFuture)
      .catch(() => undefined);
  await repair();
  const repairing = setInterval(repair, repairEvery).unref();

  return {
    async request(client, name, payload, afterSeconds = 0) {
      const db = { executeSql: (text: string, values?: unknown[]) => client.query(text, values) };
      // What is done much later is no part of what its trace is about.
      const traceparent = afterSeconds === 0 ? tracing?.traceparent() : undefined;
      await boss.send(name, { ...payload, ...(traceparent && { traceparent }) }, { db, startAfter: afterSeconds });
    },
    stop() {
      clearInterval(repairing);
      return boss.stop({ graceful: true, close: true, timeout: stopPatience });
    },
  };
}

/** How often the queue's own notes are looked at, in milliseconds: not by a job, as none may be due. */
const repairEvery = 5 * 60_000;

/**
 * The queue notes when it last looked for what is due, by the database's clock. One that was ahead would keep it from looking until that moment has
 * come, silently.
 */
const forgetFuture = `update ${jobsSchema}.version set cron_on = null where cron_on > now() + interval '10 minutes'`;

/** Removes the schedules of jobs that no longer exist: they would be queued for nobody. */
async function forgetSchedules(boss: PgBoss, names: readonly string[]): Promise<void> {
  for (const { name } of await boss.getSchedules()) if (!names.includes(name)) await boss.unschedule(name);
}

async function workOn(boss: PgBoss, kind: JobKind<object>, pollEvery: number, tracing?: Tracing): Promise<void> {
  const settings = {
    retryLimit: kind.retries,
    retryDelay: kind.retryDelay,
    retryBackoff: true,
    retryDelayMax: kind.longestRetryDelay,
    notify: true,
    ...(kind.forgetAfter !== undefined && { deleteAfterSeconds: kind.forgetAfter }),
  };
  if (await boss.getQueue(kind.name)) await boss.updateQueue(kind.name, settings);
  else await boss.createQueue(kind.name, settings);
  if (kind.due) await boss.schedule(kind.name, kind.due);
  const fetching = {
    includeMetadata: true,
    pollingIntervalSeconds: pollEvery,
    notifyPollingIntervalSeconds: pollEvery,
    // Taken one by one, many jobs at once would each wait for the next look.
    batchSize: jobsAtOnce,
    burstWhenBatchFull: true,
    perJobResults: true,
  } as const;
  await boss.work(kind.name, fetching, async (batch: JobWithMetadata<object>[]) => {
    const results: JobResult[] = [];
    for (const job of batch) results.push(await doJob(kind, job, tracing));
    return results;
  });
}

/** Does one job; whether it fails is no business of those that were taken with it. */
async function doJob(
  kind: JobKind<object>,
  { id, data, retryCount, retryLimit }: JobWithMetadata<{ traceparent?: string }>,
  tracing?: Tracing,
) {
  const { traceparent: parent, ...payload } = data ?? {};
  try {
    await inSpan(tracing, `job ${kind.name}`, { kind: 'consumer', parent }, () =>
      kind.work(payload, retryCount >= retryLimit),
    );
    return { id, status: 'completed' as const };
  } catch (error) {
    return {
      id,
      status: 'failed' as const,
      output: { message: error instanceof Error ? error.message : String(error) },
    };
  }
}
