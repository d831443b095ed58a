import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { requestScope } from '@femcoders/shell/server/request-scope';
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

  it('says from where the visitor came, as the proxy before it said', async () => {
    const scopedFetch = createScopedFetch(async (input, init) =>
      Response.json(new Request(input, init).headers.get('x-forwarded-for')),
    );
    const asked = (forwardedFor?: string) =>
      requestScope.run(
        { requestId: 'request-1', from: { address: '192.0.2.7', ...(forwardedFor && { forwardedFor }) } },
        () => scopedFetch('http://api/echo').then((answer) => answer.json()),
      );
    assert.equal(await asked('198.51.100.9'), '198.51.100.9');
    assert.equal(await asked(), '192.0.2.7');
  });

  it('asks without one where no request is being served', async () => {
    const answer = await fetch('http://api/echo', { method: 'POST' });
    assert.deepEqual(await answer.json(), { method: 'POST', id: null, accept: null });
  });
});
