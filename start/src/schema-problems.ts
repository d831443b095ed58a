import { MigrationChangedError } from '@femcoders/api/database/apply-migrations';
import { StartError } from '@femcoders/services/start-error';
import type { Pool } from 'pg';
import { siteSchemas } from './backup/schemas.ts';

/**
 * Turns an error of a migration into a sentence for the operator; anything else is returned as it is.
 * @param error as it was thrown
 * @param pool of the same database, which knows the role's name
 */
export async function explainSchemaError(error: unknown, pool: Pool): Promise<unknown> {
  if (error instanceof MigrationChangedError)
    return new StartError(
      `El código trae una migración distinta de la que se aplicó a esta base de datos (${error.message.split(' ', 1)[0]}): usa el código que la aplicó, o uno posterior sin cambios en ella.`,
    );
  const denied = deniedOf(error);
  if (denied === null) return error;
  const { rows } = await pool
    .query<{ role: string; base: string }>(
      'select quote_ident(current_user) as role, quote_ident(current_database()) as base',
    )
    .catch(() => ({ rows: [] }));
  const { role = '…', base = '…' } = rows[0] ?? {};
  return new StartError(
    `La usuaria de la base de datos no tiene permiso para esto: ${denied}. Para cambiar el esquema hace falta la dueña de las tablas: ejecuta npm run migrate con su dirección en DATABASE_URL, o dala en DATABASE_DIRECT_URL. ` +
      `A quien solo trabaja con él le basta, en los esquemas ${siteSchemas.join(', ')}: GRANT CONNECT ON DATABASE ${base} TO ${role}; GRANT USAGE ON SCHEMA … TO ${role}; ` +
      `GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA … TO ${role}; GRANT USAGE, SELECT, UPDATE ON ALL SEQUENCES IN SCHEMA … TO ${role}; GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA … TO ${role}.`,
  );
}

/** @returns what PostgreSQL refused for want of a privilege (SQLSTATE 42501), or null */
function deniedOf(error: unknown): string | null {
  for (let current = error; current instanceof Error; current = current.cause)
    if ('code' in current && current.code === '42501') return current.message;
  return null;
}
