import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { checkServerIdentity, type PeerCertificate } from 'node:tls';
import pg, { type ClientConfig } from 'pg';

/** Where a server listens: a host name, an IP address, or the folder of a Unix socket. */
export interface DatabaseHost {
  host: string | undefined;
  port: number | undefined;
}

/** How long a host may take to say whether it takes writes, in milliseconds. */
const patience = 2_500;

/**
 * Makes the streams of connections to several hosts: each leads to the one that takes writes at that moment, and so finds the other one after a
 * failover. `pg` knows one host only.
 * @param hosts all that are named
 * @param config with which each is asked; its TLS settings then accept the certificate of any of them
 */
export function writableHostStream(hosts: readonly DatabaseHost[], config: ClientConfig): () => Duplex {
  if (typeof config.ssl === 'object' && !config.ssl.checkServerIdentity && config.ssl.rejectUnauthorized !== false)
    config.ssl.checkServerIdentity = (_name: string, certificate: PeerCertificate) => checkNames(hosts, certificate);
  let looking: Promise<DatabaseHost> | undefined;
  const find = () => {
    looking ??= findWritable(hosts, config).finally(() => {
      looking = undefined;
    });
    return looking;
  };
  return () => new FoundSocket(find);
}

/** A socket that connects to the host that is found, and not to the one it is given. */
class FoundSocket extends Socket {
  readonly #find: () => Promise<DatabaseHost>;

  constructor(find: () => Promise<DatabaseHost>) {
    super();
    this.#find = find;
  }

  override connect(): this {
    this.#find().then(
      ({ host = 'localhost', port = 5432 }) => {
        if (this.destroyed) return;
        if (host.startsWith('/')) super.connect({ path: `${host}/.s.PGSQL.${port}` });
        else super.connect({ port, host });
      },
      (error) => this.destroy(error),
    );
    return this;
  }
}

/** @throws Error with the code of a host that cannot be reached, and the reasons of all hosts */
async function findWritable(hosts: readonly DatabaseHost[], config: ClientConfig): Promise<DatabaseHost> {
  try {
    return await Promise.any(hosts.map((target) => askForWrites(target, config)));
  } catch (error) {
    const reasons = error instanceof AggregateError ? error.errors : [error];
    const message = `No host takes writes: ${reasons.map((reason) => reason.message).join('; ')}`;
    throw Object.assign(new Error(message, { cause: reasons[0] }), { code: 'EHOSTUNREACH' });
  }
}

async function askForWrites(target: DatabaseHost, config: ClientConfig): Promise<DatabaseHost> {
  const client = new pg.Client({ ...config, ...target, connectionTimeoutMillis: patience, query_timeout: patience });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ only: string }>(`select current_setting('transaction_read_only') as only`);
    if (rows[0]?.only !== 'off') throw new Error(`${target.host ?? 'localhost'} only reads`);
    return target;
  } finally {
    void client.end().catch(() => {});
  }
}

/** TLS knows the first host of the address only. */
function checkNames(hosts: readonly DatabaseHost[], certificate: PeerCertificate): Error | undefined {
  const problems = hosts.map(({ host = 'localhost' }) => checkServerIdentity(host, certificate));
  return problems.every((problem) => problem !== undefined) ? problems[0] : undefined;
}
