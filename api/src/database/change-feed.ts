import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';

const channels = [
  'comments_changed',
  'events_changed',
  'people_changed',
  'mentoring_changed',
  'jobs_changed',
  'talks_changed',
  'hub_changed',
  'news_changed',
] as const;
/** The channels that notify other processes. Raised with `announce` inside the transaction that makes the change. */
export type Channel = (typeof channels)[number];

const firstDelayMs = 100;
const longestDelayMs = 5_000;
/** How often a silent connection is asked whether it still lives. */
const heartbeatMs = 5_000;

export interface ChangeFeedPorts {
  /** Connection settings; the feed has its own connection. */
  connection: pg.ClientConfig;
  log: FastifyBaseLogger;
  onChange: (channel: Channel) => void;
  /** Called with false while changes may be missed, and with true when they arrive again. */
  onListening: (listening: boolean) => void;
}

export interface ChangeFeed {
  /** Resolves once changes arrive, or at once when the database cannot be reached: the feed keeps trying. */
  start(): Promise<void>;
  close(): Promise<void>;
}

/** Notifies every listening process when the transaction commits. */
export async function announce(client: pg.ClientBase, channel: Channel): Promise<void> {
  await client.query('select pg_notify($1, $2)', [channel, '']);
}

/** Listens to what other processes announce and connects again whenever the connection is lost. */
export function createChangeFeed({ connection, log, onChange, onListening }: ChangeFeedPorts): ChangeFeed {
  const stopped = new AbortController();
  let client: pg.Client | undefined;
  let running: Promise<void> = Promise.resolve();

  async function listen(): Promise<pg.Client> {
    const fresh = new pg.Client(connection);
    fresh.on('error', () => undefined);
    try {
      await fresh.connect();
      fresh.on('notification', ({ channel }) => {
        if (channels.includes(channel as Channel)) onChange(channel as Channel);
      });
      for (const channel of channels) await fresh.query(`listen ${channel}`);
      return fresh;
    } catch (error) {
      void fresh.end().catch(() => undefined);
      throw error;
    }
  }

  async function untilLost(current: pg.Client): Promise<void> {
    const lost = Promise.withResolvers<void>();
    current.once('end', lost.resolve);
    current.once('error', () => lost.resolve());
    const heartbeat = { text: 'select 1', query_timeout: heartbeatMs };
    const timer = setInterval(() => current.query(heartbeat).catch(() => lost.resolve()), heartbeatMs);
    await lost.promise;
    clearInterval(timer);
    void current.end().catch(() => undefined);
  }

  async function keepListening(first: () => void): Promise<void> {
    let delay = firstDelayMs;
    while (!stopped.signal.aborted) {
      try {
        client = await listen();
        if (stopped.signal.aborted) return await client.end();
        delay = firstDelayMs;
        onListening(true);
        first();
        await untilLost(client);
        onListening(false);
        if (!stopped.signal.aborted) log.warn('The database connection that listens for changes was lost.');
      } catch (error) {
        log.warn({ err: error }, 'News of changes cannot arrive: the database does not answer.');
        first();
      }
      await wait(delay, undefined, { signal: stopped.signal }).catch(() => undefined);
      delay = Math.min(delay * 2, longestDelayMs);
    }
  }

  return {
    start: () =>
      new Promise((resolve) => {
        running = keepListening(resolve);
      }),
    async close() {
      stopped.abort();
      await client?.end().catch(() => undefined);
      await running;
    },
  };
}
