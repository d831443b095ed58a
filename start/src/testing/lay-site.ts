import { layShell, version } from '@femcoders/registry/test/release-fixture';
import pino from 'pino';
import { prepareData } from '../api-service.ts';
import { readEnvironment } from '../environment.ts';

/**
 * Makes a database that of a site: migrated, seeded, with a small shell that is live.
 * @param variables with `DATABASE_URL` and `VAR_DIR`
 */
export async function laySite(variables: Record<string, string>): Promise<void> {
  const environment = readEnvironment(variables);
  const url = environment.databaseUrl ?? '';
  const data = await prepareData(environment, { url }, pino({ level: 'silent' }), () => {});
  await data.registry.publish(await layShell(environment.releasesDir, version('1')), { untried: true });
  await data.close();
}
