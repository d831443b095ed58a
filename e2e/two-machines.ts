import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '@femcoders/services/testing/test-database';
import { makeBackupKeys } from '@femcoders/start/backup/encryption';
import { type CleanupStack, createCleanupStack } from '@femcoders/start/cleanup-stack';
import { openTestBucket, type TestBucket } from '@femcoders/storage/testing/open-test-bucket';
import { listenForDatabase, type Machine, makeNetwork } from './machine.ts';
import { startNginx } from './nginx.ts';
import type { Credentials } from './pending-comments.ts';
import { type OnMachine, type ReleaseTarget, releaseSources } from './releases/releases.ts';
import { remoteSettings } from './remote-settings.ts';
import { freePort, type RunningSite, startSite } from './running-site.ts';
import { siteUnderTest } from './site-under-test.ts';

/** A machine of the site: an API and a shell, with its own disk. */
export interface SiteMachine {
  machine: Machine;
  /** Origins of its processes, behind the proxy. */
  api: string;
  shell: string;
  /** Starts both, or one of them; with an empty disk, what they need comes from the store. */
  start(...programs: ('api' | 'shell')[]): Promise<void>;
  /** Asks both to stop. @returns their exit codes */
  stop(): Promise<(number | null)[]>;
  /** It loses its power and its network. */
  loseEverything(): Promise<void>;
  /** For commands that run on it. */
  target(): ReleaseTarget & OnMachine;
}

/** Two machines without a shared disk; database, store and proxy are between them. */
export interface TwoMachines {
  /** Where visitors come. */
  url: string;
  /** The same for programs that send their token only with TLS, or to their own machine. */
  localUrl: string;
  machines: readonly [SiteMachine, SiteMachine];
  bucket: TestBucket;
  admin: Credentials;
  /** File of the key that opens backups; no machine of the site has it. */
  backupKey: string;
  /** Makes another, empty database what all that start from now on use. */
  replaceDatabase(): Promise<void>;
  close(): Promise<void>;
}

const ports = { api: 4001, shell: 4011 };

/** Starts all of it, and releases the sources as they are from the first machine. */
export async function startTwoMachines(): Promise<TwoMachines> {
  const cleanup = createCleanupStack();
  try {
    return await open(cleanup);
  } catch (error) {
    // Its networks and programs would outlive the test.
    await cleanup.close();
    throw error;
  }
}

async function open(cleanup: CleanupStack): Promise<TwoMachines> {
  const folder = await mkdtemp(join(tmpdir(), 'femcoders-machines-'));
  cleanup.add(() => rm(folder, { recursive: true, force: true }));
  await chmod(folder, 0o755);
  const databases: TestDatabase[] = [];
  cleanup.add(async () => {
    for (const database of databases) await database.drop();
  });
  databases.push(await createTestDatabase());
  const network = await makeNetwork(folder);
  cleanup.add(() => network.close());
  const bucket = await openTestBucket({ server: { address: network.address } });
  cleanup.add(() => bucket.close());
  const listening = await listenForDatabase(network.address, databases[0]?.url ?? '');
  cleanup.add(() => listening.close());
  const databaseUrl = () => listening.urlOf(databases.at(-1)?.url ?? '');
  const [site, internal] = [await freePort(), await freePort()];
  const url = `http://${network.address}:${site}`;
  const keys = await makeBackupKeys();
  const backupKey = join(folder, 'copias.key');
  await writeFile(backupKey, keys.identity);
  const admin = { userEmail: 'admin@femcoders.example', userPassword: 'contraseña-de-pruebas-local' };
  const shared = {
    PREVIEW_KEY: randomBytes(32).toString('base64'),
    PUBLIC_URL: url,
    API_URL: `http://${network.address}:${internal}`,
    API_PATH: '/api',
    TRUST_PROXY: '1',
    STORAGE_URL: bucket.url,
    ...bucket.server.variables,
  };
  const ofApi = {
    SITE_URL: url,
    SECRET_KEY: randomBytes(32).toString('base64'),
    ADMIN_EMAIL: admin.userEmail,
    ADMIN_PASSWORD: admin.userPassword,
    BACKUP_RECIPIENT: keys.recipient,
  };

  const addMachine = async (name: string): Promise<SiteMachine> => {
    const machine = await network.addMachine(name);
    let running: RunningSite[] = [];
    const disk = (path: string) => join(machine.disk, path);
    const startPart = (program: 'api' | 'shell') =>
      startSite({
        program,
        varDir: disk(program),
        port: ports[program],
        host: machine.address,
        inside: machine.inside,
        environment: {
          ...shared,
          ...(program === 'api' && { ...ofApi, DATABASE_URL: databaseUrl(), RELEASES_DIR: disk('releases') }),
          // Of another account, as docs/deploy has it: it has its own copies.
          ...(program === 'shell' && { RELEASES_DIR: disk('shell-releases') }),
        },
      });
    return {
      machine,
      api: `http://${machine.address}:${ports.api}`,
      shell: `http://${machine.address}:${ports.shell}`,
      async start(...programs) {
        const wanted = programs.length > 0 ? programs : (['api', 'shell'] as const);
        for (const program of wanted) running.push(await startPart(program));
      },
      async loseEverything() {
        running = [];
        await machine.loseEverything();
      },
      stop: () => Promise.all(running.splice(0).map((part) => part.stop())),
      target: () => ({
        ...shared,
        ...ofApi,
        VAR_DIR: disk('command'),
        RELEASES_DIR: disk('releases'),
        DATABASE_URL: databaseUrl(),
        inside: machine.inside,
      }),
    };
  };
  const machines = [await addMachine('one'), await addMachine('other')] as const;
  const stopNginx = await startNginx(join(folder, 'nginx'), {
    host: network.address,
    site,
    api: internal,
    shells: [`${machines[0].machine.address}:${ports.shell}`, `${machines[1].machine.address}:${ports.shell}`],
    apis: [`${machines[0].machine.address}:${ports.api}`, `${machines[1].machine.address}:${ports.api}`],
  });
  cleanup.add(stopNginx);
  return {
    url,
    localUrl: `http://127.0.0.1:${site}`,
    machines,
    bucket,
    admin,
    backupKey,
    async replaceDatabase() {
      databases.push(await createTestDatabase());
    },
    close: () => cleanup.close(),
  };
}

/** Releases the sources as they are from a machine whose disk has what the site under test was built from: it need not be built again. */
export async function releaseFrom({ machine, target }: SiteMachine): Promise<void> {
  const built = join(siteUnderTest().varDir, 'releases');
  await machine.run('cp', '-r', built, machine.disk);
  await machine.run('rm', '-f', `${machine.disk}/releases/registry.json`);
  await releaseSources(['shell', ...remoteSettings.map(({ name }) => name)], target());
}
