import type { InjectOptions } from 'fastify';
import { inconsistenciesOf } from './consistency.ts';
import type { FuzzEnvironment } from './fuzz-environment.ts';
import { createFuzzWorld, type FuzzWorld } from './fuzz-world.ts';
import { faultsOf } from './judge-answer.ts';
import { leakedInLog, leakingTables } from './leaked-secrets.ts';
import { type ApiDocument, type Operation, operationsOf } from './operations.ts';
import { createRandom } from './random.ts';
import { writeRequest } from './write-request.ts';
import { curlLine } from './written-request.ts';

export interface FuzzOptions {
  requests: number;
  /** The same seed writes the same requests, but for what the database names by itself. */
  seed: number;
  /** Rows of the policy table to try; all by default. */
  only?: readonly string[];
  /** The environment of the API; by default with a stub in place of the registry. */
  environment?: FuzzEnvironment;
  /** Called now and then with the number of calls done. */
  onProgress?: (done: number) => void;
}

export interface FuzzFault {
  row: string;
  what: string;
  /** The first call that showed it. */
  call: number;
  asker: string;
  curl: string;
  answer: string;
  times: number;
}

export interface FuzzReport {
  faults: FuzzFault[];
  /** Laws of the data that do not hold afterwards, and tables that tell a secret. */
  broken: string[];
  /** How often each status was answered. */
  statuses: Record<number, number>;
  /** Rows that never answered with success. */
  neverDone: string[];
  /** Heap in use before and after, in bytes; with `--expose-gc` after a collection. */
  heap: { before: number; after: number };
  /** The slowest call of each of the slowest rows, in ms. */
  slowest: { row: string; ms: number; curl: string }[];
}

/** Calls under way at once. */
const width = 4;
const shownAnswer = 400;

/** Asks every route of the API what nobody should ask, as everybody, on a real database. */
export async function runFuzz(options: FuzzOptions): Promise<FuzzReport> {
  const world = await createFuzzWorld(options.environment);
  try {
    return await fuzz(world, options);
  } finally {
    await world.api.close();
  }
}

async function fuzz(world: FuzzWorld, { requests, seed, only, onProgress }: FuzzOptions): Promise<FuzzReport> {
  const { api } = world;
  const document = (await api.call('GET', '/openapi.json')).json<ApiDocument>();
  const operations = operationsOf(document).filter(({ row }) => !only || only.includes(row));
  const faults = new Map<string, FuzzFault>();
  const statuses: Record<number, number> = {};
  const done = new Set<string>();
  const slowest = new Map<string, { row: string; ms: number; curl: string }>();
  const before = heapInUse();

  const note = (fault: FuzzFault) => {
    const key = `${fault.row} ${fault.what.replace(/\d+/g, '0')}`;
    const known = faults.get(key);
    if (known) known.times += 1;
    else faults.set(key, fault);
  };

  async function ask(call: number, operation: Operation): Promise<() => void> {
    const random = createRandom(seed, call);
    const { asker, ...beginning } = await world.beginningOf(operation, random);
    const written = writeRequest(operation, beginning, random);
    const { method, url, headers, body } = written;
    const startedAt = performance.now();
    const answer = await api.app.inject({
      method: method as NonNullable<InjectOptions['method']>,
      url,
      headers,
      remoteAddress: `198.51.${call % 250}.${(call >> 8) % 250}`,
      ...(body !== undefined && { payload: body }),
    });
    const ms = performance.now() - startedAt;
    return () => {
      const { statusCode: status } = answer;
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (status < 300) done.add(operation.row);
      if (ms > (slowest.get(operation.row)?.ms ?? 0))
        slowest.set(operation.row, { row: operation.row, ms, curl: curlLine(written) });
      for (const what of faultsOf(operation, written, answer)) {
        note({
          row: operation.row,
          what,
          call,
          asker,
          curl: curlLine(written),
          answer: answer.body.slice(0, shownAnswer),
          times: 1,
        });
      }
      world.learn(asker, status, answer.body);
    };
  }

  for (let call = 0; call < requests; call += width) {
    const settle = await Promise.all(
      Array.from({ length: Math.min(width, requests - call) }, (_, index) => {
        const operation = operations[(call + index) % operations.length];
        if (!operation) throw new RangeError('There is nothing to ask.');
        return ask(call + index, operation);
      }),
    );
    // In their order, so that the next ones begin alike in every run.
    for (const conclude of settle) conclude();
    const { sessions, links } = world.secrets();
    for (const line of api.log.splice(0)) noteLogged(line, [...sessions, ...links], note);
    onProgress?.(call + settle.length);
  }
  return {
    faults: [...faults.values()],
    broken: [...(await inconsistenciesOf(api.pool)), ...(await leakingTables(api.pool, world.secrets().sessions))],
    statuses,
    neverDone: operations.map(({ row }) => row).filter((row) => !done.has(row)),
    heap: { before, after: heapInUse() },
    slowest: [...slowest.values()].sort((a, b) => b.ms - a.ms).slice(0, 12),
  };
}

/** Notes a line of the log as an accident where it is one, also where the answer hid it, with its details. */
function noteLogged(line: string, tokens: readonly string[], note: (fault: FuzzFault) => void): void {
  const {
    level,
    msg = '',
    err,
  } = JSON.parse(line) as { level: number; msg?: string; err?: { message?: string; stack?: string } };
  for (const what of leakedInLog(line, tokens))
    note({ row: 'log', what, call: -1, asker: '', curl: '', answer: line.slice(0, shownAnswer), times: 1 });
  if (level < 50) return;
  const what = `logged: ${msg} ${err?.message ?? ''}`.slice(0, shownAnswer);
  note({ row: 'log', what, call: -1, asker: '', curl: '', answer: err?.stack ?? '', times: 1 });
}

function heapInUse(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
}
