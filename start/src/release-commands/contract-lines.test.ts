import assert from 'node:assert/strict';
import { test } from 'node:test';
import { version } from '@femcoders/registry/test/release-fixture';
import { contractLines } from './contract-lines.ts';

test('a remote sees what it needs of the shell and of each route that it calls', () => {
  const needs = {
    platform: { version: '1.2.0', names: ['Link', 'useApi'] },
    sharedUi: { version: '1.0.0', names: [] },
    api: {
      'GET /people': {
        access: 'public' as const,
        answers: { '[]': 'object', '[].portrait': 'null|string' },
        sends: [],
      },
      'POST /user/:id/export': { access: ['owner'], answers: {}, sends: ['password'] },
    },
  };
  assert.deepEqual(contractLines({ name: 'mf-blog', version: version('b'), contract: { offers: null, needs } }), [
    `mf-blog ${version('b')}`,
    '  necesita de @femcoders/platform (construido con la 1.2.0):',
    '    Link, useApi',
    '  necesita de @femcoders/shared-ui (construido con la 1.0.0):',
    '    nada',
    '  necesita de la API:',
    '    GET /people, para cualquiera',
    '      lee: [] (object), [].portrait (null o string)',
    '    POST /user/:id/export, para owner',
    '      envía: password',
  ]);
});

test('the shell sees what it offers, and since which version it serves', () => {
  const offered = { version: '2.0.0', since: '1.0.0', names: ['Link'] };
  const contract = { offers: { platform: offered, sharedUi: { ...offered, names: [] } }, needs: null };
  assert.deepEqual(contractLines({ name: 'shell', version: version('a'), contract }).slice(1, 3), [
    '  ofrece @femcoders/platform 2.0.0, y atiende desde la 1.0.0:',
    '    Link',
  ]);
});

test('a release from before there were contracts says so', () => {
  const lines = contractLines({ name: 'mf-blog', version: version('b'), contract: { offers: null, needs: null } });
  assert.match(lines[1] ?? '', /antes de que hubiera contratos/);
});
