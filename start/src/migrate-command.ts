// npm run migrate: migrates the database's schema to the version of this code, apart from any start. With --check it changes nothing and ends with 1
// where something is missing.

import { withAdvisoryLock } from '@femcoders/api/database/advisory-lock';
import { createPool } from '@femcoders/api/database/database';
import { counted, plural } from '@femcoders/contracts/spanish-count';
import { inSeconds } from '@femcoders/contracts/spanish-duration';
import type { Pool } from 'pg';
import { withSiteDatabase } from './database-command.ts';
import { readEnvironment } from './environment.ts';
import {
  migrateAfterBackup,
  nameUnknown,
  preparingLock,
  readSchemaState,
  type SchemaState,
} from './migration/prepare-schema.ts';
import { CommandError, runCommand } from './release-commands/command.ts';
import { explainSchemaError } from './schema-problems.ts';

const usage = 'Uso: npm run migrate [-- --check: solo dice lo que falta, y termina con 1 si falta algo]';

await runCommand(async (given) => {
  if (given.length > 1 || (given.length === 1 && given[0] !== '--check')) throw new CommandError(usage, 2);
  const environment = readEnvironment(process.env);
  await withSiteDatabase(environment, (databaseUrl) =>
    onPool(databaseUrl, async (pool) => {
      if (given[0] === '--check') return tellState(await readSchemaState(pool, environment.allowNewerSchema));
      const began = performance.now();
      const { applied, ...state } = await withAdvisoryLock(pool, preparingLock, () =>
        migrateAfterBackup(pool, databaseUrl, environment, console.log),
      );
      nameUnknown(state, console.log);
      console.log(
        applied.length === 0
          ? 'Esquema: al día. No se ha cambiado nada.'
          : `Esquema: ${counted(applied.length, 'cambio aplicado', 'cambios aplicados')} en ${inSeconds(performance.now() - began)}: ${applied.join(', ')}.`,
      );
    }),
  );
});

/** @throws CommandError with what is missing */
function tellState(state: SchemaState): void {
  nameUnknown(state, console.log);
  const { ahead } = state;
  if (ahead.length > 0)
    throw new CommandError(
      `${plural(ahead.length, 'Falta un cambio', `Faltan ${ahead.length} cambios`)} del esquema: ${ahead.join(', ')}. ${plural(ahead.length, 'Lo', 'Los')} aplica npm run migrate.`,
    );
  console.log('Esquema: al día.');
}

async function onPool(databaseUrl: string, work: (pool: Pool) => Promise<void>): Promise<void> {
  const pool = createPool(databaseUrl, 3);
  pool.on('error', () => {});
  try {
    await work(pool);
  } catch (error) {
    throw await explainSchemaError(error, pool);
  } finally {
    await pool.end();
  }
}
