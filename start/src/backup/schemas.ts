import { migrationsTable as apiTable, readMigrations as readApi } from '@femcoders/api/database/migrations';
import { jobsSchema, jobsStatements, jobsVersion } from '@femcoders/api/jobs/jobs-schema';
import { readMigrations as readRegistry, migrationsTable as registryTable } from '@femcoders/registry/migrations';
import { StartError } from '@femcoders/services/start-error';
import type { ClientBase } from 'pg';
import type { BackupHead } from './manifest.ts';

/** The schemas that are the site's; what else is in the database is somebody else's. */
export const siteSchemas = ['public', 'registry', jobsSchema];

type Seen = BackupHead['schemas'];

type Queries = Pick<ClientBase, 'query'>;

/** Which migrations a database has seen; none of an empty one. */
export async function readSeen(client: Queries): Promise<Seen> {
  const api = (await isThere(client, 'public.schema_migrations'))
    ? await client.query<Seen['api'][number]>('select name, checksum from schema_migrations order by name')
    : { rows: [] };
  const registry = (await isThere(client, 'registry.migrations'))
    ? await client.query<{ name: string }>('select name from registry.migrations order by name')
    : { rows: [] };
  const jobs = (await isThere(client, `${jobsSchema}.version`))
    ? await client.query<{ version: number }>(`select version from ${jobsSchema}.version`)
    : { rows: [] };
  return {
    api: api.rows,
    registry: registry.rows.map(({ name }) => name),
    jobs: jobs.rows[0]?.version ?? null,
  };
}

/** Whether no start and no migration has ever prepared a database. */
export async function isEmpty(client: Queries): Promise<boolean> {
  const { api, registry } = await readSeen(client);
  return api.length + registry.length === 0;
}

/** Changes of this code that a database has not seen, of every schema. */
export async function migrationsAhead({ api, registry, jobs }: Seen): Promise<string[]> {
  const missing = [
    ...(await readApi()).filter(({ name }) => !api.some((one) => one.name === name)),
    ...(await readRegistry()).filter(({ name }) => !registry.includes(name)),
  ].map(({ name }) => name);
  return jobs === null || jobs < jobsVersion() ? [...missing, queueVersion(jobsVersion())] : missing;
}

/**
 * Refuses a database that newer code has changed: this code does not know what it would write over, and could not restore a backup of it.
 * @param allowed whether somebody has decided that it may go on all the same
 * @returns the changes that this code does not know, where it may
 * @throws StartError that names them and says what can be done
 */
export async function refuseNewer({ api, registry, jobs }: Seen, allowed: boolean): Promise<string[]> {
  const known = new Set([...(await readApi()), ...(await readRegistry())].map(({ name }) => name));
  const unknown = [...api.map(({ name }) => name), ...registry].filter((name) => !known.has(name));
  if (jobs !== null && jobs > jobsVersion()) unknown.push(queueVersion(jobs));
  if (unknown.length === 0 || allowed) return unknown;
  throw new StartError(
    `Un código más nuevo que este ha cambiado la base de datos: ${unknown.join(', ')}. Usa ese código o uno posterior. Si sabes que este puede trabajar con ella, como al volver atrás una versión, pon ALLOW_NEWER_SCHEMA=1; las copias que haga así solo las restaura el código nuevo.`,
  );
}

/**
 * Makes the schemas, empty, as they were when a backup was made: what came later is done by the next start.
 *
 * @param client in a transaction
 * @throws StartError when the backup has seen what this code does not know
 */
export async function buildSchemas(client: ClientBase, seen: Seen): Promise<void> {
  const api = await known(seen.api, await readApi());
  const registry = await known(
    seen.registry.map((name) => ({ name })),
    await readRegistry(),
  );
  await client.query(apiTable);
  for (const { statements } of api) await client.query(inTransaction(statements));
  await client.query(registryTable);
  for (const { statements } of registry) await client.query(statements);
  if (seen.jobs === null) return;
  await client.query(jobsStatements());
  if (jobsVersion() < seen.jobs) throw newer(queueVersion(seen.jobs));
}

/** The statements of a migration as they run within a transaction: nobody else reads or writes the empty tables. */
const inTransaction = (statements: string) => statements.replaceAll(/\b(index)\s+concurrently\b/gi, '$1');

/** How the version of the job queue's tables is called where changes are listed. */
export const queueVersion = (version: number) => `la cola de trabajos ${version}`;

function known<M extends { name: string; checksum?: string }>(
  seen: { name: string; checksum?: string }[],
  own: M[],
): M[] {
  return seen.map(({ name, checksum }) => {
    const migration = own.find((candidate) => candidate.name === name);
    if (migration?.checksum !== checksum || !migration) throw newer(name);
    return migration;
  });
}

const newer = (what: string) =>
  new StartError(
    `La copia es de un código más nuevo, o de otro: conoce ${what}, y este no. Restáurala con el código que la hizo o con uno posterior.`,
  );

async function isThere(client: Queries, table: string): Promise<boolean> {
  const answer = await client.query<{ found: boolean }>('select to_regclass($1) is not null as found', [table]);
  return answer.rows[0]?.found ?? false;
}
