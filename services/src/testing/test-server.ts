import { execFileSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { chownSync, cpSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { type PostgresServer, startServer } from '../postgres/server.ts';
import { fastTemporaryFolder } from './test-cluster.ts';

/** A PostgreSQL that one test has to itself, on the network of this machine as well. */
export interface TestServer {
  /** Two addresses at which it listens, on port 5432. No other server of this machine has them. */
  addresses: readonly [string, string];
  /** Connection string of the superuser over its socket. */
  adminUrl: string;
  /** Runs statements as the superuser. */
  run(sql: string): Promise<void>;
  /** Replaces the rules by which it lets clients in: lines of `pg_hba.conf` for the network. */
  letIn(...rules: string[]): Promise<void>;
  /** Turns TLS on, with a certificate for its first address. */
  turnTlsOn(authority: TestAuthority): Promise<void>;
  /** Starts another one that has the same data and only reads, until it is promoted. This one is restarted. */
  startStandby(): Promise<TestServer>;
  /** Stops it and keeps its data. */
  stop(): Promise<void>;
  /** Stops it and removes its data. */
  remove(): Promise<void>;
}

/** A certificate authority of a test. */
export interface TestAuthority {
  /** File with its certificate. */
  file: string;
  /** Makes a key and a certificate. @param name `IP:…` or `DNS:…` of a server; the name of a role otherwise */
  issue(name: string): { cert: string; key: string };
}

/** Makes a certificate authority in a folder, which the caller removes. */
export function createTestAuthority(folder: string): TestAuthority {
  let count = 0;
  const openssl = (...words: string[]) => execFileSync('openssl', words, { stdio: 'pipe' });
  const newKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const [file, ownKey] = [join(folder, 'ca.crt'), join(folder, 'ca.key')];
  openssl('req', '-x509', ...newKey, '-days', '2', '-subj', '/CN=Test CA', '-keyout', ownKey, '-out', file);
  return {
    file,
    issue(name) {
      count += 1;
      const [cert, key, request] = ['crt', 'key', 'csr'].map((kind) => join(folder, `${count}.${kind}`)) as [
        string,
        string,
        string,
      ];
      const isServer = name.includes(':');
      openssl('req', ...newKey, '-subj', `/CN=${isServer ? 'server' : name}`, '-keyout', key, '-out', request);
      const extension = join(folder, `${count}.ext`);
      writeFileSync(extension, isServer ? `subjectAltName=${name}\n` : 'extendedKeyUsage=clientAuth\n');
      const signing = ['-CA', file, '-CAkey', ownKey, '-CAcreateserial', '-days', '2', '-extfile', extension];
      openssl('x509', '-req', '-in', request, ...signing, '-out', cert);
      return { cert, key };
    },
  };
}

/** Starts a PostgreSQL of one's own; `remove` ends it. */
export function startTestServer(): Promise<TestServer> {
  return open(mkdtempSync(join(fastTemporaryFolder(), 'own-postgres-')));
}

async function open(home: string): Promise<TestServer> {
  const dataFolder = join(home, 'data');
  const network = `127.${randomInt(1, 255)}.${randomInt(0, 255)}`;
  const addresses = [`${network}.1`, `${network}.2`] as const;
  const options = {
    dataFolder,
    logFile: join(home, 'log'),
    settings: { listen_addresses: addresses.join(','), shared_buffers: '16MB', max_connections: '60' },
    sync: false,
  };
  let server: PostgresServer = await startServer(options);
  const run = async (sql: string) => {
    const client = new pg.Client({ connectionString: server.url('postgres', 'postgres') });
    await client.connect();
    await client.query(sql).finally(() => client.end());
  };
  const reload = () => run('select pg_reload_conf(), pg_sleep(0.2)');
  const give = (name: string, from: string) => {
    const to = join(dataFolder, name);
    cpSync(from, to);
    const { uid, gid } = statSync(dataFolder);
    chownSync(to, uid, gid);
    execFileSync('chmod', ['600', to]);
  };
  return {
    addresses,
    adminUrl: server.url('postgres', 'postgres'),
    run,
    async letIn(...rules) {
      writeFileSync(join(dataFolder, 'pg_hba.conf'), ['local all all trust', ...rules, ''].join('\n'));
      await reload();
    },
    async turnTlsOn(authority) {
      const { cert, key } = authority.issue(`IP:${addresses[0]}`);
      give('server.crt', cert);
      give('server.key', key);
      give('root.crt', authority.file);
      await run('alter system set ssl = on');
      await run(`alter system set ssl_ca_file = 'root.crt'`);
      await reload();
    },
    async startStandby() {
      await server.stop();
      const copy = mkdtempSync(join(fastTemporaryFolder(), 'own-postgres-'));
      mkdirSync(copy, { recursive: true });
      cpSync(dataFolder, join(copy, 'data'), { recursive: true, preserveTimestamps: true });
      const { uid, gid } = statSync(dataFolder);
      execFileSync('chown', ['-R', `${uid}:${gid}`, join(copy, 'data')]);
      execFileSync('chmod', ['700', join(copy, 'data')]);
      writeFileSync(join(copy, 'data', 'standby.signal'), '');
      chownSync(join(copy, 'data', 'standby.signal'), uid, gid);
      server = await startServer(options);
      return open(copy);
    },
    stop: () => server.stop(),
    async remove() {
      await server.stop();
      rmSync(home, { recursive: true, force: true });
    },
  };
}
