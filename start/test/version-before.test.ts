import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { createTestDatabase } from '@femcoders/services/testing/test-database';
import pino from 'pino';
import { prepareData } from '../src/api-service.ts';
import { readEnvironment } from '../src/environment.ts';
import { readLists } from './read-lists.ts';
import { checkOut, findVersionBefore, historyIsMissing, type SchemaPackage } from './version-before.ts';

/** Tests of the version before: sessions, lists, comments and their moderation, events and their places, mails; releases and what is live. */
const tests: Record<SchemaPackage, string[]> = {
  api: [
    'auth/auth',
    'comments/comment-list',
    'comments/comments',
    'comments/moderation',
    'contact/contact',
    'events/admin-events',
    'events/events',
    'registrations/registrations',
  ]
    .map((name) => `api/src/features/${name}.test.ts`)
    .concat('api/src/mail/mail.test.ts'),
  registry: ['beacon-routes', 'registry', 'rollouts/rollouts', 'switches'].map(
    (name) => `registry/src/${name}.test.ts`,
  ),
};

/** Fills a database as a start of the version before does. */
const seedModule = `
  import { createPool } from './api/src/database/database.ts';
  import { migrate } from './api/src/database/migrate.ts';
  import { seed } from './api/src/seed/seed.ts';
  const pool = createPool(process.argv[2]);
  await migrate(pool);
  await seed(pool, 'demo');
  await pool.end();
`;

describe('the version before', { skip: (await historyIsMissing()) ?? false }, () => {
  for (const packageName of ['api', 'registry'] as const)
    test(`of ${packageName} works on the schema of now, and its data are upgraded`, async (context) => {
      const code = await checkOut(await findVersionBefore(packageName));
      context.diagnostic(`The version before is ${code.commit}.`);
      const database = await createTestDatabase();
      const varDir = mkdtempSync(join(tmpdir(), 'version-before-'));
      const errors: unknown[] = [];
      const log = pino({ level: 'error' }, { write: (line: string) => void errors.push(JSON.parse(line).err) });
      try {
        await code.runModule(seedModule, [database.url]);
        const environment = readEnvironment({ VAR_DIR: varDir, DATABASE_URL: database.url });
        const data = await prepareData(environment, database, log, () => {});
        await readLists(environment, data, log).finally(data.close);
        assert.deepEqual(errors, []);

        await code.takeMigrations();
        const { passed, said, files } = await code.runTests(tests[packageName]);
        assert.ok(files.length >= 3, `Only these tests of the version before are there: ${files.join(', ')}`);
        assert.ok(passed, said);
        context.diagnostic(said.match(/tests \d+/)?.[0] ?? '');
      } finally {
        await code.remove();
        await database.drop();
        rmSync(varDir, { recursive: true });
      }
    });
});
