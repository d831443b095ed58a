import { createDatabase } from '@femcoders/api/database/database';
import { countDemoRows } from '@femcoders/api/features/demo-data/feature';
import { listScheduledTasks } from '@femcoders/api/features/scheduled-tasks/feature';
import { counted, plural } from '@femcoders/contracts/spanish-count';
import { inSeconds } from '@femcoders/contracts/spanish-duration';
import { sizeInWords } from '@femcoders/contracts/spanish-size';
import type pg from 'pg';
import { migrationsAhead, readSeen, refuseNewer, siteSchemas } from '../backup/schemas.ts';
import type { Environment } from '../environment.ts';
import { openSiteDatabase } from '../site-database.ts';
import { type Finding, findingsOf } from './finding.ts';

/** How long a transaction may be open before it is in the way, in minutes. */
const longMinutes = 30;
/** How far two clocks may be apart, in milliseconds. */
const apartMs = 5_000;
const doubtfulApartMs = 60_000;
/** How many late tasks are named: where nothing works in the background, all are late. */
const lateNamed = 3;

/** Version, rights, schema, room for connections, transactions in the way. */
export async function checkDatabase(
  pool: pg.Pool,
  schema: Pick<Environment, 'migrates' | 'allowNewerSchema'>,
): Promise<Finding[]> {
  const { found, fine, doubtful, wrong } = findingsOf('base de datos');
  const { rows } = await pool.query<{
    version: string;
    readOnly: boolean;
    mayCreate: boolean;
    bytes: string;
    free: number;
    trigrams: boolean;
  }>(
    `select current_setting('server_version') as version,
            pg_is_in_recovery() or current_setting('default_transaction_read_only')::boolean as "readOnly",
            has_database_privilege(current_user, current_database(), 'CREATE') and has_schema_privilege(current_user, 'public', 'CREATE') as "mayCreate",
            pg_database_size(current_database())::text as bytes,
            current_setting('max_connections')::int - (select count(*)::int from pg_stat_activity) as free,
            exists (select from pg_extension where extname = 'pg_trgm') as trigrams`,
  );
  const state = rows[0];
  if (!state) throw new Error('Asking for the state of the database gave no row.');
  if (state.readOnly)
    wrong(
      'La base de datos solo deja leer: es una réplica, o está en solo lectura.',
      'Apunta DATABASE_URL a la principal.',
    );
  if (state.free < 10)
    doubtful(
      `Quedan ${counted(Math.max(0, state.free), 'conexión libre', 'conexiones libres')} en PostgreSQL; cada API usa hasta 16.`,
      'Sube max_connections, o mira quién las tiene.',
    );
  if (!state.trigrams)
    doubtful(
      'Falta pg_trgm: las búsquedas leen más filas.',
      'CREATE EXTENSION pg_trgm, y api/migrations/0807_word_searches.sql.',
    );
  await checkSchema(pool, { ...schema, mayCreate: state.mayCreate, doubtful, wrong });
  await checkRights(pool, wrong);
  const blocking = await pool.query<{ minutes: number; name: string }>(
    `select floor(extract(epoch from now() - xact_start) / 60)::int as minutes, coalesce(nullif(application_name, ''), usename, '?') as name
       from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and xact_start < now() - $1 * interval '1 minute'
      order by xact_start limit 1`,
    [longMinutes],
  );
  const [longest] = blocking.rows;
  if (longest)
    doubtful(
      `Una transacción de ${longest.name} lleva abierta ${counted(longest.minutes, 'minuto', 'minutos')}.`,
      'Mira en pg_stat_activity qué hace; si cuelga, pg_terminate_backend.',
    );
  fine(`PostgreSQL ${state.version}, ${sizeInWords(Number(state.bytes))}.`);
  return found;
}

/**
 * Whether requests reach the same database by their own address, as where a pgbouncer is in between.
 * @throws StartError that says why not
 */
export async function checkPooler(
  environment: Pick<Environment, 'databaseUrl' | 'databaseDirectUrl' | 'varDir'>,
): Promise<Finding[]> {
  const { found, fine } = findingsOf('base de datos');
  if (!environment.databaseUrl || !environment.databaseDirectUrl) return found;
  await openSiteDatabase(environment, () => {});
  fine('Por DATABASE_URL y por DATABASE_DIRECT_URL se llega a la misma.');
  return found;
}

type Add = (says: string, todo?: string) => void;

interface SchemaCheck extends Pick<Environment, 'migrates' | 'allowNewerSchema'> {
  mayCreate: boolean;
  doubtful: Add;
  wrong: Add;
}

async function checkSchema(pool: pg.Pool, { migrates, allowNewerSchema, mayCreate, doubtful, wrong }: SchemaCheck) {
  const client = await pool.connect();
  const seen = await readSeen(client).finally(() => client.release());
  if (seen.api.length === 0)
    return migrates === 'step'
      ? wrong('La base de datos está vacía.', 'npm run migrate la prepara.')
      : doubtful('La base de datos está vacía.', 'El primer arranque la prepara.');
  const unknown = await refuseNewer(seen, true);
  const newer = `Un código más nuevo que este ha cambiado la base de datos: ${unknown.join(', ')}.`;
  if (unknown.length > 0 && allowNewerSchema) doubtful(`${newer} ALLOW_NEWER_SCHEMA lo permite.`);
  else if (unknown.length > 0) wrong(newer, 'Usa ese código (docs/upgrades.md).');
  const ahead = await migrationsAhead(seen);
  if (ahead.length === 0) return;
  const missing = `${plural(ahead.length, 'Falta', 'Faltan')} ${counted(ahead.length, 'cambio', 'cambios')} del esquema: ${ahead.slice(0, 5).join(', ')}${ahead.length > 5 ? '…' : ''}.`;
  if (migrates === 'step') wrong(missing, 'Con MIGRATE=step ningún arranque los aplica: npm run migrate.');
  else if (mayCreate) doubtful(missing, 'Se aplican al arrancar, después de una copia.');
  else wrong(`${missing} Este papel no puede crear tablas.`, 'npm run migrate con su dueña (docs/database.md).');
}

/** Checks that the site may write all that it writes. */
async function checkRights(pool: pg.Pool, wrong: Add): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = any($1) and c.relkind in ('r', 'p')
        and not (has_schema_privilege(n.oid, 'USAGE') and has_table_privilege(c.oid, 'SELECT')
          and (c.relname in ('schema_migrations', 'migrations') or has_table_privilege(c.oid, 'INSERT') and has_table_privilege(c.oid, 'UPDATE') and has_table_privilege(c.oid, 'DELETE')))
      order by 1`,
    [siteSchemas],
  );
  const [first] = rows;
  if (first)
    wrong(
      `Este papel no puede leer y escribir ${counted(rows.length, 'tabla', 'tablas')} del sitio, como ${first.name}.`,
      'Dale sus permisos: docs/database.md los escribe.',
    );
}

/** The time of the clock that all machines of the site share. */
export async function databaseTime(pool: pg.Pool): Promise<Date> {
  const { rows } = await pool.query<{ time: number }>(
    'select (extract(epoch from clock_timestamp()) * 1000)::float8 as time',
  );
  return new Date(rows[0]?.time ?? 0);
}

/** This machine's clock compared with the database's. */
export async function checkClock(pool: pg.Pool): Promise<Finding[]> {
  const { found, fine, doubtful, wrong } = findingsOf('reloj');
  const before = Date.now();
  const apart = Math.abs((await databaseTime(pool)).getTime() - (before + Date.now()) / 2);
  const seconds = inSeconds(apart);
  if (apart > doubtfulApartMs)
    wrong(
      `El reloj de esta máquina y el de la base de datos se llevan ${seconds}: nada se borra, y los códigos de dos pasos fallan.`,
      'Sincroniza los dos (timedatectl).',
    );
  else if (apart > apartMs)
    doubtful(
      `El reloj de esta máquina y el de la base de datos se llevan ${seconds}.`,
      'Sincroniza los dos (timedatectl).',
    );
  else fine(`Va a la misma hora que la base de datos (${seconds}).`);
  return found;
}

/** Work in the background, and mail that did not go out. */
export async function checkTasks(pool: pg.Pool): Promise<Finding[]> {
  const { found, fine, doubtful, wrong } = findingsOf('tareas');
  const tasks = await listScheduledTasks(createDatabase(pool), await databaseTime(pool));
  const late = tasks.filter(({ lateSince }) => lateSince !== null);
  const why = '¿Hay una API en marcha? El registro dice por qué falla.';
  for (const { step, lateSince } of late.slice(0, lateNamed))
    doubtful(`La tarea «${step}» debía haberse hecho el ${lateSince}.`, why);
  const others = late.length - lateNamed;
  if (others > 0)
    doubtful(`${counted(others, 'tarea más va', 'tareas más van')} con retraso.`, 'En /admin/tareas están todas.');
  const { rows } = await pool.query<{ waiting: number; minutes: number; failed: number }>(
    `select count(*) filter (where state = 'queued')::int as waiting,
            coalesce(floor(extract(epoch from now() - min(created_at) filter (where state = 'queued')) / 60), 0)::int as minutes,
            count(*) filter (where state = 'failed' and settled_at > now() - interval '7 days')::int as failed
       from mail_outbox`,
  );
  const { waiting = 0, minutes = 0, failed = 0 } = rows[0] ?? {};
  if (minutes > 30)
    wrong(
      `${counted(waiting, 'correo espera', 'correos esperan')}, el primero desde hace ${counted(minutes, 'minuto', 'minutos')}.`,
      'Mira el correo y las tareas.',
    );
  if (failed > 0)
    doubtful(
      `${counted(failed, 'correo no ha salido', 'correos no han salido')} en una semana.`,
      'En /admin/correos se ve por qué.',
    );
  if (found.length === 0) fine(`${counted(tasks.length, 'tarea', 'tareas')} a su hora, y ningún correo parado.`);
  return found;
}

/** Finds demo data, which a public site should not show. */
export async function checkDemoData(pool: pg.Pool, publicUrl: string): Promise<Finding[]> {
  const { found, fine, doubtful } = findingsOf('datos de ejemplo');
  const counts = Object.values(await countDemoRows(createDatabase(pool)));
  const total = counts.reduce((sum, count) => sum + count, 0);
  const isLocal = /^http:\/\/(localhost|127\.)/.test(publicUrl);
  if (total === 0) fine('No hay ninguno.');
  else if (isLocal) fine(`Hay ${counted(total, 'fila', 'filas')}, como en toda prueba.`);
  else
    doubtful(`El sitio enseña ${counted(total, 'fila', 'filas')} de ejemplo.`, 'En /admin se ve qué son, y se borran.');
  return found;
}
