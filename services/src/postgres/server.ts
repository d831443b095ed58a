import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, realpathSync, rmdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { StartError } from '../start-error.ts';
import { postgresBinaries } from './binaries.ts';
import { makeDataFolder } from './data-folder.ts';
import { folderAccess } from './data-folder-access.ts';
import { foreignLockHolder, readLockFile } from './lock-file.ts';
import { type RunningServer, runningServer, socketUrl } from './running-server.ts';
import { type SystemUser, serverUser } from './server-user.ts';
import { socketFolder } from './socket-folder.ts';

/** How long the processes of a killed server may keep its data folder locked, in ms. */
const lockPatience = 30_000;
/** How long a server may replay its log before it answers, in ms. */
const recoveryPatience = 180_000;
/** How long a server may take to write everything down and leave, in ms. */
const stopPatience = 60_000;
/** How long sessions that are being closed may take, in ms. */
const farewellPatience = 300;
/** How long the process may take to end once it has let go of its folder, in ms. */
const exitPatience = 2000;
const pollEvery = 25;

export interface ServerOptions {
  /** Absolute path of the data folder; its parent is made if missing. */
  dataFolder: string;
  /** File that takes what the server says. */
  logFile: string;
  /** Configuration of the server beyond its defaults. */
  settings: Record<string, string>;
  /** `false` for throw-away data: nothing is forced to disk. */
  sync: boolean;
}

export interface PostgresServer {
  /** `true` when the server was already there. */
  adopted: boolean;
  pid: number;
  /** Address of one of its databases. */
  url(user: string, database: string): string;
  /** Ends every session, writes everything down and waits until the server has left. */
  stop(): Promise<void>;
}

/**
 * Starts PostgreSQL on a data folder (made if missing), or adopts the server that already serves it. The server is
 * detached: it outlives a killed Node process, and the next start adopts it.
 *
 * @throws StartError with PostgreSQL's own words when it does not start.
 */
export async function startServer(options: ServerOptions): Promise<PostgresServer> {
  mkdirSync(dirname(options.dataFolder), { recursive: true });
  const dataFolder = join(realpathSync(dirname(options.dataFolder)), options.dataFolder.split('/').at(-1) ?? 'data');
  const user = dataOwner(dataFolder);
  const found = await runningServer(dataFolder);
  if (found) return handle(dataFolder, found, true);
  await makeDataFolder(dataFolder, user, { sync: options.sync });

  const began = Date.now();
  let attempt: Attempt | undefined;
  for (;;) {
    attempt ??= launch({ ...options, dataFolder }, user);
    const { exit } = attempt;
    const running = await runningServer(dataFolder);
    if (running) return handle(dataFolder, running, running.pid !== attempt.child.pid);
    const waited = Date.now() - began;
    if (exit.happened && !(isStillLocked(exit.words()) && waited < lockPatience)) {
      throw new StartError(`PostgreSQL no arranca. Esto es lo que dice (${options.logFile}):\n${exit.words()}`);
    }
    if (waited > recoveryPatience) {
      throw new StartError(`PostgreSQL no responde después de ${recoveryPatience / 1000} s. Mira ${options.logFile}.`);
    }
    if (exit.happened) {
      attempt = undefined;
      await sleep(250);
    } else {
      await sleep(pollEvery);
    }
  }
}

/** Stops the server of a data folder; nothing to do when none does. */
export async function stopServer(dataFolder: string): Promise<void> {
  const lock = readLockFile(dataFolder);
  if (!lock || foreignLockHolder(lock) !== null) return;
  const gone = () => readLockFile(dataFolder)?.pid !== lock.pid;
  // SIGTERM waits for the sessions that are just ending, SIGINT ends them.
  signal(lock.pid, 'SIGTERM');
  const began = Date.now();
  let insisted = false;
  while (!gone()) {
    const waited = Date.now() - began;
    if (waited > stopPatience || !isAlive(lock.pid)) return;
    if (!insisted && waited > farewellPatience) {
      insisted = true;
      signal(lock.pid, 'SIGINT');
    }
    await sleep(pollEvery);
  }
  const left = Date.now();
  while (isAlive(lock.pid) && Date.now() - left < exitPatience) await sleep(5);
  if (lock.socketFolder) removeEmptyFolder(lock.socketFolder);
}

/** Another server may have moved in at once: then the folder is not empty and stays. */
function removeEmptyFolder(folder: string): void {
  try {
    rmdirSync(folder);
  } catch {}
}

function handle(dataFolder: string, running: RunningServer, adopted: boolean): PostgresServer {
  return {
    adopted,
    pid: running.pid,
    url: (user, database) => socketUrl(running.socketFolder, user, database),
    stop: () => stopServer(dataFolder),
  };
}

/**
 * Returns the user who runs the server: the owner of existing data, so that data made by an ordinary user also starts under
 * root.
 *
 * @throws StartError when the data belong to somebody whom the current user cannot become.
 */
function dataOwner(dataFolder: string): SystemUser | null {
  const user = serverUser();
  if (!existsSync(dataFolder)) return user;
  const { uid, gid } = statSync(dataFolder);
  if (user && uid !== 0) return { uid, gid };
  if (uid !== (user?.uid ?? process.getuid?.() ?? uid)) {
    throw new StartError(
      `Los datos de ${dataFolder} son de otra cuenta (uid ${uid}). Arranca con esa cuenta o indica otra carpeta en VAR_DIR.`,
    );
  }
  return user;
}

interface Attempt {
  child: ChildProcess;
  exit: { happened: boolean; words(): string };
}

function launch(options: ServerOptions, user: SystemUser | null): Attempt {
  const { dataFolder, logFile, settings, sync } = options;
  mkdirSync(dirname(logFile), { recursive: true });
  const said = existsSync(logFile) ? statSync(logFile).size : 0;
  const log = openSync(logFile, 'a', 0o600);
  const access = folderAccess(dataFolder, user);
  const foreign = foreignLockHolder(readLockFile(dataFolder));
  const configuration = {
    listen_addresses: '',
    unix_socket_directories: socketFolder(dataFolder, user),
    unix_socket_permissions: '0700',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_checkpoints: 'off',
    ...(sync ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
    ...settings,
  };
  try {
    const child = spawn(
      postgresBinaries(user).postgres,
      ['-D', access.path, ...Object.entries(configuration).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
      {
        ...user,
        cwd: '/',
        detached: true,
        env: {
          PATH: process.env.PATH ?? '/usr/bin:/bin',
          LC_ALL: 'C',
          ...(foreign === null ? {} : { PG_GRANDPARENT_PID: String(foreign) }),
        },
        stdio: ['ignore', log, log, ...access.inherited],
      },
    );
    child.unref();
    const exit = { happened: false, words: () => readFileSync(logFile).subarray(said).toString('utf8').trim() };
    child.once('exit', () => {
      exit.happened = true;
    });
    child.once('error', () => {
      exit.happened = true;
    });
    return { child, exit };
  } finally {
    access.close();
    closeSync(log);
  }
}

/** Processes of a server that was killed may hold its folder for a moment; nobody may delete its lock file. */
function isStillLocked(words: string): boolean {
  return /lock file ".*" already exists|pre-existing shared memory block/.test(words);
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/**
 * Makes a role that may log in (and create databases, for tests) and a database that it owns, unless they are there.
 *
 * @param server An embedded server, whose superuser is `postgres`.
 * @returns The database's address.
 */
export async function ensureDatabase(server: PostgresServer, role: string, database: string): Promise<string> {
  const client = new pg.Client({ connectionString: server.url('postgres', 'postgres') });
  await client.connect();
  try {
    const roles = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [role]);
    if (roles.rowCount === 0) await client.query(`CREATE ROLE ${client.escapeIdentifier(role)} LOGIN CREATEDB`);
    const databases = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [database]);
    if (databases.rowCount === 0) {
      await client.query(`CREATE DATABASE ${client.escapeIdentifier(database)} OWNER ${client.escapeIdentifier(role)}`);
    }
  } finally {
    await client.end();
  }
  return server.url(role, database);
}
