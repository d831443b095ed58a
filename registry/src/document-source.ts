import { setTimeout as sleep } from 'node:timers/promises';
import type { RegistryDocument } from '@femcoders/contracts/registry';
import pg from 'pg';
import { readDocument } from './live-document.ts';
import { RegistryError } from './registry-error.ts';
import { switchChannel } from './switch-transaction.ts';

/** Longest wait for a connection or an answer, in milliseconds. */
const timeLimitMs = 2_000;

export interface DocumentSource {
  /**
   * Returns the live document, or null when `knownRevision` is still current.
   * @throws the database's error, within seconds; the next call connects again
   */
  read(knownRevision: number | null): Promise<RegistryDocument | null>;
  close(): Promise<void>;
}

export interface DocumentSourcePorts {
  database: pg.ClientConfig;
  /** Called when a switch is announced, and when the connection is lost: a switch may then go unheard. */
  onChange(): void;
}

/** The registry's own connection: it listens for switches and reads the document, however busy the pool is. */
export function createDocumentSource({ database, onChange }: DocumentSourcePorts): DocumentSource {
  let connection: Promise<pg.Client> | null = null;
  let closed = false;

  function connected(): Promise<pg.Client> {
    if (connection) return connection;
    const client = new pg.Client({
      ...database,
      // A pool hides it from a copy of its options.
      password: database.password,
      application_name: 'femcoders-registry',
      connectionTimeoutMillis: timeLimitMs,
      query_timeout: timeLimitMs,
      keepAlive: true,
    });
    const attempt = (async () => {
      await client.connect();
      await client.query(`listen ${switchChannel}`);
      return client;
    })();
    const onLost = () => {
      if (connection !== attempt) return;
      connection = null;
      onChange();
    };
    client.on('notification', onChange);
    // Without a listener, a lost connection would end the process.
    client.on('error', onLost);
    client.on('end', onLost);
    connection = attempt;
    return attempt;
  }

  function leave(attempt: Promise<pg.Client>): void {
    if (connection === attempt) connection = null;
    attempt.then((client) => client.end()).catch(() => undefined);
  }

  return {
    async read(knownRevision) {
      if (closed) throw new RegistryError('unavailable', 'El registro está cerrado.');
      const attempt = connected();
      try {
        return await readDocument(await attempt, knownRevision);
      } catch (error) {
        if (!(error instanceof RegistryError)) leave(attempt);
        throw error;
      }
    },
    async close() {
      closed = true;
      const attempt = connection;
      connection = null;
      const ended = attempt?.then((client) => client.end()).catch(() => undefined);
      // A server that has vanished does not say goodbye.
      await Promise.race([ended, sleep(timeLimitMs, undefined, { ref: false })]);
    },
  };
}
