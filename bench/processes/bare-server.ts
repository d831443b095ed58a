// A `node:http` server that does nothing but answer given bytes: what every figure of the API is held against.
// `start-bare-server.ts` starts it; it is never started by hand.
import { createServer, type IncomingMessage } from 'node:http';
import pg from 'pg';
import type { BareAnswer, BareTask } from './start-bare-server.ts';

process.once('message', ({ answers, port, store }: BareTask) => {
  const known = new Map(Object.entries(answers).map(([key, answer]) => [key, ready(answer)]));
  const pool = store ? new pg.Pool({ connectionString: store.databaseUrl, max: 10 }) : null;

  const server = createServer(async (request, response) => {
    if (request.url === '/metrics') return response.end(metricsText());
    const answer = known.get(`${request.method} ${request.url}`);
    if (!answer) return response.writeHead(404).end();
    if (request.method === 'POST') {
      const body = await readBody(request);
      if (pool && store) await pool.query(store.sql, [JSON.parse(body.toString())]);
    }
    response.writeHead(answer.status, answer.headers).end(answer.body);
  });
  server.listen(port, '127.0.0.1', () => process.send?.('ready'));
});
process.on('disconnect', () => process.exit());

const ready = ({ status, headers, body }: BareAnswer) => ({ status, headers, body: Buffer.from(body, 'base64') });

function readBody(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  return new Promise((resolve, reject) => {
    request.once('end', () => resolve(Buffer.concat(parts)));
    request.once('error', reject);
  });
}

function metricsText(): string {
  const { user, system } = process.cpuUsage();
  const { rss } = process.memoryUsage();
  return `process_cpu_seconds_total ${(user + system) / 1e6}\nprocess_resident_memory_bytes ${rss}\n`;
}
