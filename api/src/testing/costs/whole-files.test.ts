import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { smallBody } from '../../large-bodies.ts';
import { type ApiDocument, operationsOf } from '../fuzz/operations.ts';
import type { RequestSchema } from '../fuzz/schema-sample.ts';
import { createPolicyApi } from '../policy/policy-api.ts';
import type { TestApi } from '../test-api.ts';
import type { HeavyRequest } from './heavy-requests.ts';
import { wholeFiles } from './whole-files.ts';

describe('what a file costs', () => {
  let api: TestApi;
  before(async () => {
    api = await createPolicyApi();
  });
  after(() => api.close());

  const send = ({ method, url, headers, body }: HeavyRequest) => {
    const { authorization: as, ...rest } = headers;
    return api.call(method, url, { as, headers: rest, ...(body && { body }) });
  };

  test('is asked of every route that takes one, with the largest that it takes, whole', async () => {
    const operations = operationsOf((await api.call('GET', '/openapi.json')).json<ApiDocument>());
    const taking = operations.filter(
      ({ row, body }) => (body && holdsFile(body)) || row.startsWith('PUT /user/:id/documents/:reference/files/'),
    );
    assert.deepEqual(taking.map(({ row }) => row).sort(), Object.keys(wholeFiles).sort());
  });

  test('is not that it is written as text again: neither to tell two sendings apart nor to be read', async (context) => {
    for (const make of wholeFiles['POST /contact'] ?? []) {
      const request = await make(api);
      const written = context.mock.method(JSON, 'stringify');
      const read = context.mock.method(globalThis, 'atob');
      const encoded = context.mock.method(Buffer.prototype as { toString(as?: string): string }, 'toString');
      const answer = await send(request);
      for (const { mock } of [written, read, encoded]) mock.restore();
      assert.equal(answer.statusCode, 201);
      const texts = [...written.mock.calls.map(({ result }) => result), ...read.mock.calls.map(({ result }) => result)];
      assert.deepEqual(
        texts.filter((text) => String(text ?? '').length > smallBody),
        [],
      );
      const inBase64 = encoded.mock.calls.filter(({ arguments: given }) => given.at(0) === 'base64');
      assert.deepEqual(
        inBase64.filter(({ result }) => String(result).length > smallBody),
        [],
      );
    }
  });
});

/** Whether there is a text in base64 in it that is longer than what anybody types. */
function holdsFile({ properties = {}, anyOf = [] }: RequestSchema): boolean {
  const inner = [...Object.values(properties), ...anyOf];
  return inner.some((one) => (one.maxLength ?? 0) > 10 * smallBody || holdsFile(one));
}
