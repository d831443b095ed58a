import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { runningServer, socketUrl } from '@femcoders/services/postgres/running-server';
import { stopServer } from '@femcoders/services/postgres/server';
import { embeddedDatabase, embeddedDataFolder, embeddedRole } from '@femcoders/start/site-database';
import pg from 'pg';
import { freePort, type RunningSite, type SiteOptions, startSite } from '../running-site.ts';

export const admin = { userEmail: 'admin@femcoders.example', userPassword: 'contraseña-de-pruebas-local' };
/** Longest that a site may be away after a fault, in milliseconds. */
export const awayLimitMs = 120_000;

/** A site to be hurt, in a separate folder. */
export interface FaultySite {
  /** Where the API answers, with the path under which it does. */
  api: string;
  url: string;
  varDir: string;
  process: RunningSite;
  start(): Promise<void>;
  /** Rows of its database, as its owner by default. */
  ask<Row extends pg.QueryResultRow>(sql: string, values?: unknown[], role?: string): Promise<Row[]>;
  /** The processes of its PostgreSQL, the postmaster first. */
  postgres(): Promise<number[]>;
  untilReady(): Promise<void>;
  /** Stops it and removes what it has left, unless the folder was given. */
  remove(): Promise<void>;
}

/** Starts a site that believes one proxy, so that its visitors can come from many addresses. */
export async function startFaultySite(
  environment: Record<string, string> = {},
  { program = 'site', varDir: given }: Pick<SiteOptions, 'program'> & { varDir?: string } = {},
): Promise<FaultySite> {
  const varDir = given ?? (await mkdtemp(join(tmpdir(), 'femcoders-fault-')));
  const port = await freePort();
  const start = () =>
    startSite({
      varDir,
      port,
      program,
      environment: {
        TRUST_PROXY: '1',
        ADMIN_EMAIL: admin.userEmail,
        ADMIN_PASSWORD: admin.userPassword,
        ...environment,
      },
    });
  const url = `http://127.0.0.1:${port}`;
  const dataFolder = embeddedDataFolder(varDir);
  const site: FaultySite = {
    api: program === 'api' ? url : `${url}/api`,
    url,
    varDir,
    process: await start(),
    async start() {
      site.process = await start();
    },
    async ask(sql, values = [], role = embeddedRole) {
      const server = await runningServer(dataFolder);
      if (!server) throw new Error('Its database does not run.');
      const client = new pg.Client({
        connectionString: socketUrl(server.socketFolder, role, embeddedDatabase),
      });
      await client.connect();
      try {
        return (await client.query(sql, values)).rows;
      } finally {
        await client.end();
      }
    },
    postgres: () => postgresOf(dataFolder),
    untilReady: () => until(async () => (await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(5000) })).ok),
    async remove() {
      await site.process.stop();
      await stopServer(dataFolder);
      if (!given) await rm(varDir, { recursive: true, force: true });
    },
  };
  return site;
}

/** The postmaster is named in its lock file; the others are its children. */
async function postgresOf(dataFolder: string): Promise<number[]> {
  const postmaster = Number.parseInt(await readFile(join(dataFolder, 'postmaster.pid'), 'utf8'), 10);
  const children = await readFile(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8').catch(() => '');
  return [postmaster, ...children.split(' ').filter(Boolean).map(Number)];
}

/** @throws Error when it does not come true in time */
export async function until(condition: () => Promise<boolean>, limitMs = awayLimitMs): Promise<void> {
  const deadline = Date.now() + limitMs;
  while (!(await condition().catch(() => false))) {
    if (Date.now() > deadline) throw new Error(`It has not come true in ${limitMs / 1000} s.`);
    await sleep(100);
  }
}
