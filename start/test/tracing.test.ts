// Traces of two running processes, as a receiver of OTLP over HTTP gets them.
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { registerHooks } from 'node:module';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { after, before, describe, it } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { startTwoProcesses, type TwoProcesses } from './two-processes.ts';

interface SentSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  /** As OTLP numbers them. */
  kind: number;
  status: { code?: number };
  attributes: { key: string; value: { stringValue?: string } }[];
}
interface Sent {
  resourceSpans: {
    resource: { attributes: { key: string; value: { stringValue?: string } }[] };
    scopeSpans: { spans: SentSpan[] }[];
  }[];
}

async function listenTo(answer: (body: string, headers: NodeJS.Dict<string | string[]>) => boolean): Promise<Server> {
  const server = createServer(async (request, response) => {
    const body = await text(request);
    if (request.url !== '/v1/traces') response.writeHead(404).end();
    else if (answer(body, request.headers)) response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return server;
}
const addressOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const visitorsTrace = '0af7651916cd43dd8448eb211c80319c';

describe('a traced site', () => {
  let site: TwoProcesses;
  let receiver: Server;
  const bodies: string[] = [];
  const keys = new Set<unknown>();
  const spans: (SentSpan & { service: string })[] = [];

  before(async () => {
    receiver = await listenTo((body, headers) => {
      bodies.push(body);
      keys.add(headers['x-clave']);
      return true;
    });
    site = await startTwoProcesses(4_193, {
      OTEL_EXPORTER_OTLP_ENDPOINT: `${addressOf(receiver)}/`,
      OTEL_EXPORTER_OTLP_HEADERS: 'x-clave=una%20llave',
    });
    const traceparent = `00-${visitorsTrace}-b7ad6b7169203331-01`;
    const page = await fetch(`${site.shellUrl}/shell?clave=secreta`, {
      headers: { traceparent, cookie: 'sesion=secreta', authorization: 'Bearer secreta' },
    });
    assert.equal(page.status, 200, await page.text());
    await fetch(`${site.shellUrl}/nada/secreta`, { headers: { traceparent } });
    await askForContact(site.apiUrl, traceparent);
    await untilMailIsSent(site.databaseUrl);
    await site.stop();
    for (const { resourceSpans } of bodies.map((body) => JSON.parse(body) as Sent))
      for (const { resource, scopeSpans } of resourceSpans) {
        const service = resource.attributes.find(({ key }) => key === 'service.name')?.value.stringValue ?? '';
        for (const span of scopeSpans.flatMap((scope) => scope.spans)) spans.push({ ...span, service });
      }
  });
  after(async () => {
    await site?.close();
    receiver.close();
  });

  /** The spans that lead to the one of a name, from the first on. */
  function wayTo(name: string | RegExp, service: string): string[] {
    const isIt = (span: SentSpan) => (typeof name === 'string' ? span.name === name : name.test(span.name));
    const way: string[] = [];
    let span = spans.find((one) => isIt(one) && one.service === service && one.parentSpanId);
    while (span) {
      way.unshift(span.name);
      const { traceId, parentSpanId } = span;
      span = spans.find((one) => one.traceId === traceId && one.spanId === parentSpanId);
    }
    return way;
  }

  it('has a page in one trace, from the shell’s request to each statement of the API', () => {
    const list = 'GET /events/api/list/upcoming';
    assert.deepEqual(wayTo(list, 'femcoders-api'), ['GET /shell', 'render', 'GET API', list]);
    const { traceId, spanId } = spans.find(({ name }) => name === list) ?? {};
    const asked = spans.filter((span) => span.traceId === traceId && span.parentSpanId === spanId);
    assert.ok(
      asked.some(({ name, service }) => name === 'SELECT events' && service === 'femcoders-api'),
      asked.map(({ name }) => name).join() || [...new Set(spans.map(({ name }) => name))].join(),
    );
    const services = new Map(spans.map(({ name, service }) => [name, service]));
    assert.equal(services.get('render'), 'femcoders-shell');
  });

  it('has the mail that a request queues in its trace, though another turn sends it', () => {
    assert.deepEqual(wayTo('send mail', 'femcoders-api'), ['POST /contact', 'job mail', 'send mail']);
    assert.deepEqual(wayTo('INSERT mail_outbox', 'femcoders-api'), ['POST /contact', 'INSERT mail_outbox']);
    assert.deepEqual(wayTo('UPDATE mail_outbox', 'femcoders-api'), ['POST /contact', 'job mail', 'UPDATE mail_outbox']);
  });

  it('sends nothing that somebody has said: patterns of addresses, kinds of statements, codes', () => {
    const sent = bodies.join('\n');
    assert.doesNotMatch(sent, /secreta|@|persona|sesion|clave=|Hola|\$1|Bearer/i);
    const attributes = new Set(spans.flatMap(({ attributes }) => attributes.map(({ key }) => key)));
    assert.deepEqual([...attributes].sort(), [
      'db.query.summary',
      'db.system.name',
      'http.request.method',
      'http.response.status_code',
      'http.route',
    ]);
    assert.ok(spans.some(({ name }) => name === 'GET (not found)'));
    assert.deepEqual([...keys], ['una llave']);
  });

  it('lets no visitor choose the trace of her request at the shell', () => {
    const shells = spans.filter(({ service }) => service === 'femcoders-shell');
    assert.ok(shells.length > 0);
    for (const { traceId } of shells) assert.notEqual(traceId, visitorsTrace);
  });
});

describe('a site whose receiver of traces is away', () => {
  it('serves as ever, says so, and ends in time, whether it is refused or never answered', async () => {
    const silent = await listenTo(() => false);
    const gone = await listenTo(() => false);
    const endpoints = [addressOf(silent), addressOf(gone)];
    gone.close();
    try {
      await Promise.all(endpoints.map((endpoint, index) => serveWithout(endpoint, 4_195 + 2 * index)));
    } finally {
      silent.close();
      silent.closeAllConnections();
    }
  });

  async function serveWithout(endpoint: string, port: number): Promise<void> {
    const site = await startTwoProcesses(port, { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint });
    const logs = ['api', 'shell'].map((name) => join(site.home, name, 'log', 'site.log'));
    const isSaid = () => logs.every((file) => readFileSync(file, 'utf8').includes('Traces could not be sent'));
    try {
      assert.equal((await fetch(`${site.shellUrl}/shell`)).status, 200);
      for (let left = 300; left > 0 && !isSaid(); left--) await sleep(100);
      assert.ok(isSaid(), endpoint);
      assert.equal((await fetch(`${site.shellUrl}/shell`)).status, 200);
      await site.stop();
      assert.deepEqual([await site.shell.exitCode, await site.api.exitCode], [0, 0]);
      for (const file of logs) assert.doesNotMatch(readFileSync(file, 'utf8'), /Unhandled|Uncaught/);
    } finally {
      await site.close();
    }
  }
});

describe('a site that is not traced', () => {
  it('loads nothing for it', async () => {
    const loaded: string[] = [];
    const hooks = registerHooks({
      resolve(specifier, context, next) {
        loaded.push(specifier);
        return next(specifier, context);
      },
    });
    await Promise.all([import('../src/start-shell.ts'), import('../src/start-api.ts'), import('../src/start-site.ts')]);
    hooks.deregister();
    assert.ok(loaded.length > 100);
    // The interface alone, which prom-client installs.
    assert.deepEqual([...new Set(loaded.filter((name) => /@opentelemetry\/(?!api)/.test(name)))], []);
  });
});

async function askForContact(apiUrl: string, traceparent: string): Promise<void> {
  const answer = await fetch(`${apiUrl}/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '192.0.2.7', traceparent: `${traceparent}` },
    body: JSON.stringify({
      ...{ reason: 'comunidad', name: 'Persona de Prueba', email: 'persona@example.com', privacy: true },
      message: 'Hola, me gustaría saber cómo puedo ayudar.',
    }),
  });
  assert.equal(answer.status, 201, await answer.text());
}

async function untilMailIsSent(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    for (let left = 200; left > 0; left--) {
      const { rows } = await client.query(
        `select count(*) filter (where state <> 'sent')::int as waiting, count(*)::int as all from mail_outbox`,
      );
      if (rows[0].all > 0 && rows[0].waiting === 0) return;
      await sleep(50);
    }
    assert.fail('The mail was not sent.');
  } finally {
    await client.end();
  }
}
