// npm run doctor [-- --json]: looks at everything that the site needs, changes nothing, and says what to do. Ends with 1 where something is wrong.

import { parseArgs, styleText } from 'node:util';
import { isUnavailable } from '@femcoders/api/database/database';
import { counted } from '@femcoders/contracts/spanish-count';
import { StartError } from '@femcoders/services/start-error';
import type pg from 'pg';
import { readRecordedBackup } from '../backup/recorded-backup.ts';
import { isEmpty } from '../backup/schemas.ts';
import { explainConnectionError } from '../connection-problems.ts';
import { hasSite, openCommandPool, withSiteDatabase } from '../database-command.ts';
import { type Environment, readEnvironment } from '../environment.ts';
import { CommandError, runCommand } from '../release-commands/command.ts';
import { checkAssets } from './assets-check.ts';
import { checkBackups } from './backups-check.ts';
import { checkClock, checkDatabase, checkDemoData, checkPooler, checkTasks, databaseTime } from './database-check.ts';
import { checkDisk } from './disk-check.ts';
import { checkVariables } from './environment-check.ts';
import { type Area, areas, type Finding, findingsOf } from './finding.ts';
import { checkReleases, readLive } from './releases-check.ts';
import { checkScanner } from './scanner-check.ts';
import { checkApi, checkMail, checkStore, readLiveOfApi } from './service-checks.ts';
import { checkSameSite, checkSite } from './site-check.ts';
import { checkStoreOwner } from './store-owner-check.ts';
import { checkTraces } from './traces-check.ts';
import { checkUploads } from './uploads-check.ts';

const signs = { fine: 'bien ', doubtful: 'mira ', wrong: 'MAL  ' };
const colours = { fine: 'green', doubtful: 'yellow', wrong: 'red' } as const;

/** How long one check may take, in milliseconds. */
const limitMs = 15_000;

await runCommand(async (given) => {
  const json = readArguments(given);
  const findings = await examine();
  findings.sort((one, other) => areas.indexOf(one.area) - areas.indexOf(other.area));
  const wrong = findings.filter(({ state }) => state === 'wrong');
  const doubtful = findings.filter(({ state }) => state === 'doubtful');
  if (json) console.log(JSON.stringify({ ok: wrong.length === 0, findings }, null, 2));
  else for (const line of inWords(findings)) console.log(line);
  if (wrong.length > 0) process.exitCode = 1;
  if (json) return;
  if (wrong.length + doubtful.length === 0) console.log('Todo está bien.');
  else
    console.log(
      `${counted(wrong.length, 'cosa está mal', 'cosas están mal')} y ${counted(doubtful.length, 'conviene mirarla', 'conviene mirarlas')}.`,
    );
});

async function examine(): Promise<Finding[]> {
  let environment: Environment;
  try {
    environment = readEnvironment(process.env);
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    return [{ area: 'variables', state: 'wrong', says: error.message, todo: 'docs/environment.md las nombra todas.' }];
  }
  const { apiUrl, assetsUrl, backups } = environment;
  // A machine that only rehearses restores, and a shell, have no database, and must have none.
  const isRehearsal = !hasSite(environment) && backups.identityFile !== undefined;
  const isShell = !hasSite(environment) && !isRehearsal && apiUrl !== undefined;
  const checks = [
    within('variables', async () => checkVariables(environment, { isShell })),
    within('almacén', () => checkStore(environment, isRehearsal)),
    within('disco', () => checkDisk(environment)),
    within('sitio', () => checkSite(environment)),
    within('antivirus', () => checkScanner(environment)),
    within('trazas', () => checkTraces(environment)),
    ...(isShell
      ? [
          within('API', () => checkApi(environment)),
          within('archivos', async () => (assetsUrl ? checkAssets(assetsUrl, await readLiveOfApi(apiUrl)) : [])),
        ]
      : isRehearsal
        ? [within('copias', () => checkBackups(environment))]
        : [within('correo', () => checkMail(environment)), ofDatabase(environment)]),
  ];
  return (await Promise.all(checks)).flat();
}

async function ofDatabase(environment: Environment): Promise<Finding[]> {
  try {
    return await withSiteDatabase(environment, async (databaseUrl) => {
      const pool = openCommandPool(databaseUrl, 4, limitMs - 3_000);
      try {
        const isNew = await isEmpty(pool);
        const found = await Promise.all([
          within('base de datos', () => checkDatabase(pool, environment)),
          within('base de datos', () => checkPooler(environment)),
          within('reloj', () => checkClock(pool)),
          ...(isNew ? [within('copias', () => checkBackups(environment))] : ofSite(pool, environment)),
        ]);
        return found.flat();
      } finally {
        await pool.end();
      }
    });
  } catch (error) {
    return [...failed('base de datos', error), ...(await within('copias', () => checkBackups(environment)))];
  }
}

/** Returns the findings of what only a database has that a start has prepared. */
function ofSite(pool: pg.Pool, environment: Environment): Promise<Finding[]>[] {
  return [
    within('copias', async () => {
      const recorded = await readRecordedBackup(pool).catch(() => null);
      return checkBackups(environment, { now: await databaseTime(pool), recorded });
    }),
    within('tareas', () => checkTasks(pool)),
    within('datos de ejemplo', () => checkDemoData(pool, environment.publicUrl)),
    within('versiones', () => checkReleases(pool, environment)),
    within('almacén', () => checkStoreOwner(pool, environment)),
    within('sitio', () => checkSameSite(pool, environment)),
    within('subidas', () => checkUploads(pool, environment)),
    within('archivos', async () => checkAssets(environment.assetsUrl, await readLive(pool))),
  ];
}

/** Returns the findings of a check; one that fails or hangs is a finding itself. */
async function within(area: Area, check: () => Promise<Finding[]>): Promise<Finding[]> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No responde en ${limitMs / 1000} s.`)), limitMs);
  });
  try {
    return await Promise.race([check(), late]);
  } catch (error) {
    return failed(area, error);
  } finally {
    clearTimeout(timer);
  }
}

function failed(area: Area, error: unknown): Finding[] {
  const { found, wrong } = findingsOf(area);
  wrong(reasonOf(error));
  return found;
}

/** A query that failed names its statement and values: what the server says of it is enough. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (isUnavailable(error)) return `Mientras se miraba, ${explainConnectionError(error.cause ?? error)}.`;
  return error.message.startsWith('Failed query')
    ? reasonOf(error.cause ?? 'Una pregunta a la base de datos ha fallado.')
    : error.message;
}

/** Lines for the terminal; with colours only where it shows them. */
function inWords(findings: readonly Finding[]): string[] {
  const width = Math.max(...findings.map(({ area }) => area.length));
  return findings.flatMap(({ area, state, says, todo }) => [
    `${styleText(colours[state], signs[state], { stream: process.stdout })} ${area.padEnd(width)}  ${says}`,
    ...(todo ? [`${' '.repeat(width + 8)}→ ${todo}`] : []),
  ]);
}

function readArguments(given: string[]): boolean {
  try {
    return parseArgs({ args: given, options: { json: { type: 'boolean', default: false } } }).values.json;
  } catch {
    throw new CommandError('Uso: npm run doctor [-- --json]', 2);
  }
}
