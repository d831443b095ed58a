import assert from 'node:assert/strict';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { createAdmission } from '@femcoders/api/admission';
import { withPageAdmission } from './page-admission.ts';

describe('pages under more visitors than can be served', () => {
  let server: Server;
  let origin: string;
  let making: ServerResponse[];
  let asked: number;
  beforeEach(async () => {
    making = [];
    asked = 0;
    const { enter } = createAdmission({ inside: 2, waiting: 1, patienceMs: 60_000 });
    const admission = {
      enter: () => {
        asked += 1;
        return enter();
      },
    };
    server = createServer(
      withPageAdmission((request, response) => {
        if (request.url?.startsWith('/mf/')) response.end('file');
        else making.push(response);
      }, admission),
    );
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterEach(() => {
    server.close();
    server.closeAllConnections();
  });
  const until = async (count: number) => {
    while (making.length < count) await new Promise(setImmediate);
  };

  it('are made as many at once as there is room for; who is too many hears so, in Spanish, and files still come', async () => {
    const first = [fetch(origin), fetch(origin)];
    await until(2);
    const third = fetch(`${origin}/eventos`);
    while (asked < 3) await new Promise(setImmediate);
    const fourth = await fetch(`${origin}/noticias`);
    assert.equal(fourth.status, 503);
    assert.ok(Number(fourth.headers.get('retry-after')) > 0);
    assert.match(await fourth.text(), /<html lang="es">.*vuelve a cargar la página/s);
    assert.equal(await (await fetch(`${origin}/mf/shell/1/entry.js`)).text(), 'file');
    assert.equal(making.length, 2);

    making[0]?.end('page');
    await until(3);
    for (const response of making) response.end('page');
    for (const answer of await Promise.all([...first, third])) assert.equal(await answer.text(), 'page');
  });

  it('are no longer waited for by whoever has gone', async () => {
    const gone = new AbortController();
    for (let count = 1; count <= 2; count++) fetch(origin, { signal: gone.signal }).catch(() => {});
    await until(2);
    gone.abort();
    const next = fetch(origin);
    await until(3);
    making[2]?.end('page');
    assert.equal(await (await next).text(), 'page');
  });
});
