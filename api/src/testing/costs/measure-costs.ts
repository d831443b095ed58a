import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { policy } from '../../access-policy/policy.ts';
import { longestForm } from '../../features/contact/contact-form.ts';
import { smallBody } from '../../large-bodies.ts';
import type { FuzzEnvironment } from '../fuzz/fuzz-environment.ts';
import { createFuzzWorld, type FuzzWorld } from '../fuzz/fuzz-world.ts';
import { type ApiDocument, type Operation, operationsOf } from '../fuzz/operations.ts';
import { createRandom } from '../fuzz/random.ts';
import type { Row } from '../policy/policy-request.ts';
import { createCostMeter, type RouteCost } from './cost-meter.ts';
import { heavyRequests } from './heavy-requests.ts';
import { type MakeWhole, wholeFiles } from './whole-files.ts';

export interface CostOptions {
  environment: FuzzEnvironment;
  /** Routes of the environment that take a file, as `wholeFiles` has those of the API. */
  wholes?: typeof wholeFiles;
  /** Rows of the policy table; every public one, and every one that takes a file by default. */
  only?: readonly string[];
  onRoute?: (cost: RouteCost) => void;
}

/** Routes whose body may be longer than the others'. */
const longBodies: Partial<Record<Row, number>> = { 'POST /contact': longestForm };

/** A body with which the call is done, wherever one is known. */
async function plainRequest(world: FuzzWorld, operation: Operation) {
  let beginning = await world.beginningOf(operation, createRandom(1, 0));
  for (let n = 1; n < 10 && beginning.body === undefined; n += 1) {
    beginning = await world.beginningOf(operation, createRandom(1, n));
  }
  return beginning;
}

/**
 * Asks every public route of an API with a real database the costliest request, one after another, sends every route
 * that takes a file the largest, and measures how long the processor was at it in the thread that answers everybody:
 * what runs in others, like hashing a password, is none of it. Run with `--expose-gc`.
 */
export async function measureCosts({ environment, wholes = {}, only, onRoute }: CostOptions): Promise<RouteCost[]> {
  const world = await createFuzzWorld(environment, { trustProxy: 1 });
  const server = createServer(world.api.app.routing).listen(0, '127.0.0.1');
  await once(server, 'listening');
  // To make a file takes longer than a connection is kept.
  server.keepAliveTimeout = 600_000;
  const { port } = server.address() as AddressInfo;
  const meter = createCostMeter(port);

  /** Measures a request that must be accepted: a refused one costs less. */
  async function measureWhole(cost: RouteCost, make: MakeWhole): Promise<void> {
    const { what, status } = await meter.measure(cost, async () => {
      const made = await make(world.api);
      // Making megabytes leaves garbage, which would be thrown away at the cost of the request.
      globalThis.gc?.();
      return made;
    });
    if (status < 200 || status >= 300) throw new Error(`${cost.row}, ${what}: it is answered ${status} and not taken.`);
  }

  async function measureAwkward(operation: Operation, cost: RouteCost): Promise<void> {
    const beginning = await plainRequest(world, operation);
    const path = operation.path.replace(/:(\w+)|\*/g, (_, name = '*') =>
      encodeURIComponent(beginning.parameters[name] ?? 'x'),
    );
    const most = longBodies[operation.row] ?? smallBody;
    for (const request of heavyRequests(operation, { ...beginning, path }, most))
      await meter.measure(cost, () => request);
  }

  try {
    const document = (await world.api.call('GET', '/openapi.json')).json<ApiDocument>();
    const costs: RouteCost[] = [];
    for (const operation of operationsOf(document)) {
      const { row } = operation;
      const files = wholes[row] ?? wholeFiles[row] ?? [];
      if ((policy[row] !== 'public' && files.length === 0) || (only && !only.includes(row))) continue;
      const cost: RouteCost = { row, ms: 0, what: '', status: 0, tried: 0 };
      for (const make of files) await measureWhole(cost, make);
      if (policy[row] === 'public') await measureAwkward(operation, cost);
      costs.push(cost);
      onRoute?.(cost);
    }
    return costs;
  } finally {
    await meter.close();
    server.close();
    server.closeAllConnections();
    await world.api.close();
  }
}
