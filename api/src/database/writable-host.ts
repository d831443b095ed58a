import { Socket } from 'node:net';
import { checkServerIdentity, type PeerCertificate } from 'node:tls';
import pg, { type ClientConfig } from 'pg';
import { endClient } from './end-client.ts';

/** Where a server listens: a host name, an IP address, or the folder of a Unix socket. */
export interface DatabaseHost {
  host: string | undefined;
  port: number | undefined;
}

/** How long a host may take to say whether it takes writes, in milliseconds. */
const patience = 2_500;

/**
 * Returns the settings of connections to several hosts: each leads to the one that takes writes at that moment, and so finds the other one after a
 * failover. `pg` knows one host only.
 * @param hosts all that are named
 * @param config with which each is asked, and has to show a certificate for its own name where that is verified
 */
export function toWritableHost(hosts: readonly DatabaseHost[], config: ClientConfig): ClientConfig {
  let looking: Promise<DatabaseHost> | undefined;
  const find = () => {
    looking ??= findWritable(hosts, config).finally(() => {
      looking = undefined;
    });
    return looking;
  };
  const stream = () => new FoundSocket(find);
  const { ssl } = config;
  const verifiesName = typeof ssl === 'object' && !ssl.checkServerIdentity && ssl.rejectUnauthorized !== false;
  if (!verifiesName) return { ...config, stream };
  // The host that was found has shown its own certificate; for this connection TLS knows the first host of the address only.
  const checkServerIdentity = (_name: string, certificate: PeerCertificate) => checkNames(hosts, certificate);
  return { ...config, stream, ssl: { ...ssl, checkServerIdentity } };
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
    void endClient(client);
  }
}

/** @returns why a certificate is of none of the hosts, or undefined */
function checkNames(hosts: readonly DatabaseHost[], certificate: PeerCertificate): Error | undefined {
  const problems = hosts.map(({ host = 'localhost' }) => checkServerIdentity(host, certificate));
  return problems.every((problem) => problem !== undefined) ? problems[0] : undefined;
}
