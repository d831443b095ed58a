import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { policy } from './access-policy/policy.ts';
import { createTestApi, type TestApi } from './testing/test-api.ts';

type Operation = {
  summary?: string;
  description?: string;
  security?: unknown[];
  responses: Record<string, { content?: Record<string, { schema: unknown }> }>;
};

describe('the description of the API', () => {
  let api: TestApi;
  before(async () => {
    api = await createTestApi({ config: { basePath: '/api' } });
  });
  after(() => api.close());

  test('holds every call of the policy table, with who may make it', async () => {
    const document = (await api.call('GET', '/openapi.json')).json();
    assert.equal(document.openapi, '3.1.0');
    assert.deepEqual(document.servers, [{ url: '/api' }]);
    for (const [row, access] of Object.entries(policy)) {
      const [method = '', path = ''] = row.split(' ');
      if (path.startsWith('/docs') || path === '/openapi.json') continue;
      // Those of the registry, which this API stands without.
      if (
        /^\/(registry|beacons|refusals|releases|admin\/(releases|rollouts|freezes|part-rules|team-tokens|part-rights|own-parts))/.test(
          path,
        )
      )
        continue;
      const operation: Operation | undefined = document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
      assert.ok(operation?.summary, row);
      assert.equal(operation.security !== undefined, access !== 'public', row);
      if (access !== 'public') assert.match(operation.description ?? '', /Acceso: /, row);
      assert.ok(operation.responses['4XX']?.content?.['application/json'], `${row} says how it fails`);
    }
  });

  test('describes bodies and answers from the contracts', async () => {
    const { paths } = (await api.call('GET', '/openapi.json')).json();
    const body = paths['/comments'].post.requestBody.content['application/json'].schema;
    assert.deepEqual(body.required, ['postId', 'content']);
    assert.equal(body.properties.content.maxLength, 2000);
    const list = paths['/comments/approved'].get.responses['200'].content['application/json'].schema;
    assert.deepEqual(list.items.required, ['id', 'postId', 'content', 'alias', 'approved', 'createdAt']);
  });

  test('is written once for all who read it, at both of its addresses, and never as YAML', async ({ mock }) => {
    const write = mock.method(api.app as unknown as { swagger: () => unknown }, 'swagger');
    for (const path of ['/openapi.json', '/docs/json', '/openapi.json']) {
      const answer = await api.call('GET', path);
      assert.equal(answer.headers['content-type'], 'application/json; charset=utf-8');
      assert.ok(answer.json().paths['/comments'], path);
    }
    assert.equal((await api.call('GET', '/docs/yaml')).statusCode, 404);
    assert.ok(write.mock.callCount() <= 1);
  });

  test('is readable in a browser from this origin alone', async () => {
    const page = await api.call('GET', '/docs');
    assert.equal(page.statusCode, 200);
    const policyHeader = String(page.headers['content-security-policy']);
    assert.match(policyHeader, /script-src 'self';/);
    assert.doesNotMatch(policyHeader, /https?:|\*|unsafe-eval/);
    const addresses = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address ?? '');
    assert.ok(addresses.length >= 5);
    for (const address of addresses) {
      assert.ok(address.startsWith('/api/docs/'), address);
      assert.equal((await api.call('GET', address.slice('/api'.length))).statusCode, 200, address);
    }
  });
});
