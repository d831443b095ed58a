import assert from 'node:assert/strict';
import { createServer, type Server } from 'node:http';
import { after, before, describe, it } from 'node:test';
import type { Tracing } from '@femcoders/contracts/tracing';
import { pino } from 'pino';
import { createMetrics } from './metrics/metrics.ts';
import { createSiteHandler } from './site-handler.ts';

const origin = 'http://127.0.0.1:4163';

describe('the site on one origin', () => {
  let server: Server;
  let ready = true;
  let missing: string[] = [];
  const metrics = createMetrics({ lines: () => ['page_cache_pages 3'] });
  metrics.onScrape(() => {
    if (!ready) throw new Error('no database');
  });
  const handlerBehind = (trustProxy: false | number | string[], metricsToken?: string) =>
    createSiteHandler({
      trustProxy,
      api: (request, response) => response.end(`api ${request.url}`),
      shell: async (request, response) => {
        const id = String(request.headers['x-request-id']);
        response.writeHead(request.url === '/nada' ? 404 : 200, { 'x-request-id': id });
        response.end(`shell ${request.url} ${id}`);
      },
      checkReady: async () => {
        if (!ready) throw new Error('no database');
      },
      missingReleases: async () => missing,
      metrics,
      metricsToken,
      log: pino({ level: 'silent' }),
    });
  before(async () => {
    server = createServer(handlerBehind(false));
    await new Promise<void>((resolve) => server.listen(4163, '127.0.0.1', resolve));
  });
  after(() => {
    server.close();
    server.closeAllConnections();
  });
  const ask = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(origin + path, { headers });
    return { status: answer.status, text: await answer.text(), id: answer.headers.get('x-request-id') };
  };

  it('gives /api to the API without the prefix, and everything else to the shell', async () => {
    assert.equal((await ask('/api/comments/approved?postId=16')).text, 'api /comments/approved?postId=16');
    assert.equal((await ask('/api')).text, 'api /');
    assert.match((await ask('/apis')).text, /^shell \/apis /);
  });

  it('is ready without the files of a live release, and names it', async () => {
    missing = ['mf-blog aaaaaaaaaaaaaaaa'];
    const { status, text } = await ask('/readyz');
    missing = [];
    assert.deepEqual([status, text], [200, 'ok\nfaltan los archivos de mf-blog aaaaaaaaaaaaaaaa\n']);
    assert.equal((await ask('/readyz')).text, 'ok\n');
  });

  it('has one id per request, for its answer and for all that is done for it', async () => {
    const own = await ask('/eventos');
    assert.equal(own.text, `shell /eventos ${own.id}`);
  });

  it('takes an id from a proxy that is believed, and never from a visitor', async () => {
    const [plain] = server.listeners('request');
    for (const [trustProxy, given, kept] of [
      [false, 'from-a-visitor-1', false],
      [1, 'from-the-proxy-1', true],
      [1, 'a b', false],
      [['127.0.0.1'], 'from-the-proxy-1', true],
      [['10.0.0.1', '127.0.0.0/8', '::1'], 'from-the-proxy-1', true],
      [['10.0.0.0/8', '::1'], 'from-a-visitor-1', false],
    ] as const) {
      server.removeAllListeners('request').on('request', handlerBehind(trustProxy as number));
      const { id, text } = await ask('/eventos', { 'x-request-id': given });
      assert.equal(id === given, kept, `${trustProxy} ${given}`);
      assert.equal(text, `shell /eventos ${id}`);
    }
    server.removeAllListeners('request').on('request', plain as () => void);
  });

  it('is alive although it is not ready', async () => {
    assert.equal((await ask('/readyz')).status, 200);
    ready = false;
    assert.equal((await ask('/readyz')).status, 503);
    assert.equal((await ask('/healthz')).status, 200);
    ready = true;
  });

  it('protects its own answers as the pages are', async () => {
    for (const path of ['/healthz', '/readyz', '/metrics']) {
      const { headers } = await fetch(origin + path);
      assert.equal(headers.get('x-content-type-options'), 'nosniff', path);
      assert.match(headers.get('content-security-policy') ?? '', /default-src 'none'/, path);
    }
  });

  it('counts its answers for Prometheus, but not for visitors', async () => {
    const count = async () =>
      Number(/http_requests_total\{status="4xx"\} (\d+)/.exec((await ask('/metrics')).text)?.[1]);
    const before = await count();
    await ask('/nada');
    assert.equal(await count(), before + 1);
    assert.match((await ask('/metrics')).text, /^page_cache_pages 3\n$/m, 'with the figures of others');
    ready = false;
    assert.match((await ask('/metrics')).text, /http_requests_total/, 'and without them where they cannot be read');
    ready = true;
    assert.match((await ask('/metrics', { 'x-forwarded-for': '192.0.2.1' })).text, /^shell \/metrics/);
  });

  it('answers Prometheus on another machine that shows its token, and nobody without it', async () => {
    const [plain] = server.listeners('request');
    server.removeAllListeners('request').on('request', handlerBehind(false, 'un-secreto-largo-1'));
    const forwarded = { 'x-forwarded-for': '192.0.2.1' };
    for (const [headers, answers] of [
      [{ authorization: 'Bearer un-secreto-largo-1' }, true],
      [{ ...forwarded, authorization: 'Bearer un-secreto-largo-1' }, true],
      [{ authorization: 'Bearer un-secreto-largo-2' }, false],
      [forwarded, false],
      [{}, false],
    ] as [Record<string, string>, boolean][])
      assert.equal(
        /^http_requests_total/m.test((await ask('/metrics', headers)).text),
        answers,
        JSON.stringify(headers),
      );
    server.removeAllListeners('request').on('request', plain as () => void);
  });

  it('continues the trace that a believed proxy names, and lets no visitor name one, neither to the API', async () => {
    const [plain] = server.listeners('request');
    const given = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
    for (const [trustProxy, followed] of [
      [false, undefined],
      [1, given],
    ] as const) {
      const began: [name: string, parent: string | undefined][] = [];
      const ended: string[] = [];
      const tracing: Tracing = {
        start(name, { parent } = {}) {
          began.push([name, parent]);
          return {
            run: (work) => work(),
            rename: (better) => void ended.push(better),
            set() {},
            fail: () => assert.fail(),
            end() {},
          };
        },
        traceparent: () => undefined,
      };
      const reached: unknown[] = [];
      const handler = createSiteHandler({
        ...{ trustProxy, tracing, log: pino({ level: 'silent' }), checkReady: async () => {} },
        api: ({ headers }, response) => {
          reached.push(headers.traceparent);
          response.end();
        },
        shell: async (_, response) => void response.end(),
      });
      server.removeAllListeners('request').on('request', handler);
      for (const path of ['/eventos?clave=secreta', '/api/events', '/healthz']) await ask(path, { traceparent: given });
      assert.deepEqual(began, [['GET', followed]]);
      assert.deepEqual(ended, ['GET (other)']);
      assert.deepEqual(reached, [followed]);
    }
    server.removeAllListeners('request').on('request', plain as () => void);
  });

  it('measures its answers by what they are, and never by the address that somebody made up', async () => {
    for (const path of ['/nada', '/otra?clave=secreta', '/healthz']) await ask(path);
    await fetch(`${origin}/eventos`, { method: 'PROPFIND' });
    const { text } = await ask('/metrics');
    const series = new Set(
      [...text.matchAll(/^http_request_duration_seconds_count(\{.*\})/gm)].map(([, labels]) => labels),
    );
    assert.ok(series.has('{service="shell",method="GET",route="(other)",status="4xx"}'));
    assert.ok(series.has('{service="shell",method="other",route="(other)",status="2xx"}'));
    assert.ok(series.has('{service="operator",method="GET",route="/healthz",status="2xx"}'));
    assert.doesNotMatch(text, /nada|secreta|PROPFIND/);
  });
});
