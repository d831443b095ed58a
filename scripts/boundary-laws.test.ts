import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { importsOf } from '@femcoders/build/release-checks/module-imports';
import { brokenLaws, namedRegistries } from './boundary-laws.ts';

const packages = [
  'api',
  'bench',
  'build',
  'contracts',
  'kit',
  'mf-admin',
  'mf-blog',
  'platform',
  'registry',
  'services',
  'shared-ui',
  'shell',
  'start',
];
const files = packages.map((packageName) => `${packageName}/package.json`);
const platformNames = ['Link', 'useLocation', 'useQuery'];

/** Returns the violations of a file with one line of code. */
async function lawsOn(file: string, code: string): Promise<string[]> {
  return brokenLaws({ files, imports: await importsOf(file, code), platformNames }).map(({ message }) => message);
}

async function assertRefused(file: string, code: string, advice: RegExp) {
  const messages = await lawsOn(file, code);
  assert.equal(messages.length, 1, `one sentence about ${code} in ${file}, not ${JSON.stringify(messages)}`);
  assert.match(messages[0] ?? '', advice);
}

async function assertAllowed(file: string, code: string) {
  assert.deepEqual(await lawsOn(file, code), []);
}

describe('a remote', () => {
  test('may use kit, platform, shared-ui and contracts', async () => {
    await assertAllowed(
      'mf-blog/src/routes.tsx',
      "import { useSubmission } from '@femcoders/kit/forms/use-submission';",
    );
    await assertAllowed(
      'mf-blog/src/routes.tsx',
      "import { Link } from '@femcoders/platform'; import { Button } from '@femcoders/shared-ui';",
    );
    await assertAllowed(
      'mf-blog/src/routes.tsx',
      "import { commentSchema } from '@femcoders/contracts/comment'; import { format } from 'date-fns';",
    );
  });

  test('never imports another remote, by name, by path, on demand or only for its types', async () => {
    const advice = /mf-blog no puede importar mf-admin: cada remoto se publica por su cuenta/;
    await assertRefused('mf-blog/src/routes.tsx', "import { x } from '@femcoders/mf-admin';", advice);
    await assertRefused('mf-blog/src/pages/a.tsx', "import { x } from '../../../mf-admin/src/routes.tsx';", advice);
    await assertRefused(
      'mf-blog/src/routes.tsx',
      "const page = () => import('../../mf-admin/src/routes.tsx');",
      advice,
    );
    await assertRefused('mf-blog/src/routes.tsx', "import type { X } from '@femcoders/mf-admin/x';", advice);
    await assertRefused('mf-blog/src/routes.tsx', "export { x } from '@femcoders/mf-admin';", advice);
    await assertRefused('mf-blog/src/routes.tsx', "export * from '@femcoders/mf-admin';", advice);
    await assertRefused('mf-blog/src/routes.tsx', "type X = import('@femcoders/mf-admin').X;", advice);
    await assertRefused('mf-blog/src/routes.test.tsx', "import { x } from '@femcoders/mf-admin';", advice);
  });

  test('never imports the shell', async () => {
    await assertRefused(
      'mf-blog/src/routes.tsx',
      "import { Layout } from '@femcoders/shell/layout';",
      /no puede importar el shell/,
    );
  });

  test('takes router and query from platform', async () => {
    await assertRefused(
      'mf-blog/src/a.tsx',
      "import { Link } from 'react-router-dom';",
      /de '@femcoders\/platform' y no de 'react-router-dom'/,
    );
    await assertRefused('mf-blog/src/a.tsx', "import { useQuery } from '@tanstack/react-query';", /otra caché/);
    await assertAllowed('mf-blog/src/a.test.tsx', "import { MemoryRouter } from 'react-router-dom';");
  });

  test('never imports the servers', async () => {
    await assertRefused('mf-blog/src/a.ts', "import { x } from '@femcoders/api/app';", /por HTTP/);
  });
});

describe('the shell', () => {
  test('never imports a remote', async () => {
    await assertRefused(
      'shell/src/app.tsx',
      "import { createRoutes } from '@femcoders/mf-blog';",
      /loads remotes at run time from the registry/,
    );
  });

  test('holds the router, and takes from platform what platform hands on', async () => {
    await assertAllowed('shell/src/app.tsx', "import { createBrowserRouter } from 'react-router-dom';");
    await assertRefused(
      'shell/src/app.tsx',
      "import { createBrowserRouter, useLocation } from 'react-router-dom';",
      /^Import useLocation from/,
    );
  });

  test('never imports api or registry', async () => {
    await assertRefused(
      'shell/server/shell.ts',
      "import { createRegistry } from '@femcoders/registry/registry';",
      /Only start\/ may import registry/,
    );
    await assertRefused(
      'shell/server/shell.test.ts',
      "import { createApi } from '@femcoders/api/app';",
      /Only start\/ may import api/,
    );
  });
});

describe('the packages below', () => {
  test('shared-ui imports only react, and React Aria for behaviour', async () => {
    await assertAllowed('shared-ui/parts/tabs/tabs.tsx', "import { Tabs } from 'react-aria-components';");
    await assertAllowed(
      'shared-ui/src/button.tsx',
      "import { useId } from 'react'; import styles from './button.module.css';",
    );
    await assertRefused('shared-ui/src/button.tsx', "import { create } from 'zustand';", /imports only react and/);
    await assertAllowed('shared-ui/parts/qr-code/qr-code.tsx', "import { encode } from 'uqr';");
    await assertRefused('shared-ui/src/button.tsx', "import { encode } from 'uqr';", /imports only react and/);
    await assertRefused(
      'shared-ui/src/button.tsx',
      "import { createPortal } from 'react-dom';",
      /imports only react and/,
    );
    await assertRefused(
      'shared-ui/src/button.tsx',
      "import { useSite } from '@femcoders/platform';",
      /may import no other package/,
    );
    await assertAllowed('shared-ui/scripts/subset-fonts.ts', "import subset from 'subset-font';");
  });

  test('kit stands on platform, and is no part of what it stands on', async () => {
    await assertAllowed('kit/src/forms/use-submission.ts', "import { ApiError } from '@femcoders/platform';");
    await assertRefused(
      'kit/src/forms/use-submission.ts',
      "import { useQuery } from '@tanstack/react-query';",
      /platform/,
    );
    await assertRefused('kit/src/forms/use-submission.ts', "import { x } from '@femcoders/mf-blog';", /not mf-blog/);
    await assertRefused('platform/src/index.ts', "export * from '@femcoders/kit/forms/use-submission';", /not kit/);
  });

  test('contracts imports only zod/mini', async () => {
    await assertAllowed('contracts/src/a.ts', "import * as z from 'zod/mini';");
    await assertRefused('contracts/src/a.ts', "import { z } from 'zod';", /only 'zod\/mini'/);
    await assertRefused('contracts/src/a.ts', "import type { ReactNode } from 'react';", /only 'zod\/mini'/);
  });

  test('nobody reaches into another package by a path', async () => {
    await assertRefused(
      'api/src/a.ts',
      "import { x } from '../../contracts/src/comment.ts';",
      /Reach contracts by its name/,
    );
  });

  test('api and registry know nothing of each other', async () => {
    await assertRefused('api/src/a.ts', "import { x } from '@femcoders/registry/registry';", /Only start/);
    await assertRefused(
      'registry/src/a.test.ts',
      "import { x } from '@femcoders/api/app';",
      /Only start|must not import the api/,
    );
  });

  test('tests may start a real database', async () => {
    await assertAllowed(
      'api/src/a.test.ts',
      "import { createTestDatabase } from '@femcoders/services/testing/test-database';",
    );
    await assertRefused(
      'api/src/a.ts',
      "import { createTestDatabase } from '@femcoders/services/testing/test-database';",
      /api may import contracts, not services/,
    );
  });

  test('start puts it all together', async () => {
    await assertAllowed(
      'start/src/site.ts',
      "import { createApi } from '@femcoders/api/app'; import { createShell } from '@femcoders/shell/server/shell';",
    );
  });
});

test('a sentence names the file and the line', async () => {
  const code = "import { useState } from 'react';\n\nimport { x } from '@femcoders/mf-admin';\n";
  const [violation] = brokenLaws({ files, imports: await importsOf('mf-blog/src/a.tsx', code), platformNames });
  assert.deepEqual([violation?.file, violation?.line], ['mf-blog/src/a.tsx', 3]);
});

describe('package registries', () => {
  const host = ['registry', 'npmjs', 'org'].join('.');

  test('are named in no file', () => {
    for (const text of [
      `see https://${host}/zod`,
      `registry=https://${host}/`,
      `  "${'resolved'}": "https://paquetes.example/zod.tgz",`,
    ]) {
      assert.equal(namedRegistries([{ file: 'a', text: `una línea\n${text}` }])[0]?.line, 2, text);
    }
  });

  test('the word alone is no address', () => {
    assert.deepEqual(
      namedRegistries([{ file: 'a', text: 'const registry = createRegistry();\nregistry.document();' }]),
      [],
    );
  });
});

describe('the tests of the whole site', () => {
  test('write texts as those of the API do, and have nothing else of it', async () => {
    await assertAllowed(
      'e2e/hostile-site.ts',
      "import { writeStoredTexts } from '@femcoders/api/testing/stored/write-stored-texts';",
    );
    await assertRefused(
      'e2e/hostile-site.ts',
      "import { createApi } from '@femcoders/api/app';",
      /Only start\/ may import api/,
    );
  });
});

describe('the bench', () => {
  test('starts processes as the site does, and speaks to them over HTTP', async () => {
    await assertAllowed('bench/api/api-part.ts', "import { startServer } from '@femcoders/services/postgres/server';");
    await assertAllowed(
      'bench/memory/release-memory.ts',
      "import { withRegistry } from '@femcoders/start/release-commands/with-registry';",
    );
    await assertRefused(
      'bench/api/api-part.ts',
      "import { createApi } from '@femcoders/api/app';",
      /Only start\/ may import api/,
    );
  });

  test('is imported by nobody', async () => {
    await assertRefused(
      'start/src/site.ts',
      "import { loadHttp } from '@femcoders/bench/load/http-load.ts';",
      /start may import .*, not bench/,
    );
    await assertRefused(
      'shell/server/shell.ts',
      "import { loadHttp } from '../../bench/load/http-load.ts';",
      /shell may import .*, not bench/,
    );
  });
});

describe('a feature of the API', () => {
  test('uses another only through its feature.ts, for types, too', async () => {
    const file = 'api/src/features/jobs/submit-job.ts';
    await assertAllowed(file, "import { slugOf } from '../events/feature.ts'; import { x } from './job-row.ts';");
    await assertRefused(
      file,
      "import { slugOf } from '../events/event-slug.ts';",
      /Reach the feature events by its feature\.ts/,
    );
    await assertRefused(
      file,
      "import type { Slug } from '../events/event-slug.ts';",
      /Reach the feature events by its feature\.ts/,
    );
    await assertRefused(
      'start/src/api-service.ts',
      "import { ensureFirstAdmin } from '@femcoders/api/features/auth/first-admin';",
      /Reach the feature auth by its feature\.ts/,
    );
    await assertAllowed(
      'start/src/api-service.ts',
      "import { ensureFirstAdmin } from '@femcoders/api/features/auth/feature';",
    );
  });

  test('runs on nothing that helps tests, which could hand on any part of a feature', async () => {
    for (const code of [
      "import { x } from '../comments/testing/rows.ts';",
      "import { x } from '../../testing/test-api.ts';",
      "import { x } from '@femcoders/services/testing/test-database';",
    ]) {
      assert.ok((await lawsOn('api/src/features/jobs/job-list.ts', code)).length > 0, code);
      await assertAllowed('api/src/features/jobs/job-list.test.ts', code);
    }
    await assertRefused(
      'start/src/api.ts',
      "import { x } from '@femcoders/api/testing/test-api';",
      /Move what the site/,
    );
  });

  test('is known to the list of features alone, not to what they have in common', async () => {
    const code = "import { events } from './features/events/feature.ts';";
    await assertAllowed('api/src/features.ts', code);
    await assertRefused('api/src/app.ts', code, /let the feature declare it/);
    await assertAllowed('api/src/app.test.ts', "import { x } from './features/events/event-slug.ts';");
    await assertAllowed('api/src/seed/seed.ts', "import { x } from '../features/events/event-slug.ts';");
  });
});
