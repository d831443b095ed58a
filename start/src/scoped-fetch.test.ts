import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { requestScope } from './request-scope.ts';
import { createScopedFetch } from './scoped-fetch.ts';

describe('the fetch that leaves the process', () => {
  const fetch = createScopedFetch(async (input, init) => {
    const { headers, method } = new Request(input, init);
    return Response.json({ method, id: headers.get('x-request-id'), accept: headers.get('accept') });
  });

  it('hands on the id of the request that is being served, so that shell and API log the same', async () => {
    const answer = await requestScope.run({ requestId: 'request-1' }, () =>
      fetch('http://api/echo', { headers: { accept: 'application/json' } }),
    );
    assert.deepEqual(await answer.json(), { method: 'GET', id: 'request-1', accept: 'application/json' });
  });

  it('asks without one where no request is being served', async () => {
    const answer = await fetch('http://api/echo', { method: 'POST' });
    assert.deepEqual(await answer.json(), { method: 'POST', id: null, accept: null });
  });
});
