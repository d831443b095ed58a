import { Agent, request as openRequest } from 'node:http';
import type { DayRequest } from './day-mix.ts';

export interface Replay {
  requests: number;
  seconds: number;
}

/**
 * Sends the requests of a day as fast as they are answered.
 * @param shells origins, in turn
 * @param visitors requests at a time
 * @throws Error at the first answer with another status than expected
 */
export async function replayDay(
  day: Iterator<DayRequest, never>,
  { shells, api, visitors, seconds }: { shells: string[]; api: string; visitors: number; seconds: number },
): Promise<Replay> {
  const agent = new Agent({ keepAlive: true, maxSockets: visitors });
  const began = performance.now();
  const end = began + seconds * 1000;
  let requests = 0;
  const visit = async () => {
    while (performance.now() < end) {
      const next = day.next().value;
      const origin = next.to === 'api' ? api : (shells[requests % shells.length] as string);
      requests += 1;
      await ask(origin, next, agent);
    }
  };
  try {
    await Promise.all(Array.from({ length: visitors }, visit));
  } finally {
    agent.destroy();
  }
  return { requests, seconds: (performance.now() - began) / 1000 };
}

function ask(
  origin: string,
  { method = 'GET', path, headers, body, statuses }: DayRequest,
  agent: Agent,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const content = body === undefined ? undefined : JSON.stringify(body);
    const described = content === undefined ? headers : { ...headers, 'content-type': 'application/json' };
    const sent = openRequest(origin + path, { method, agent, headers: described }, (answer) => {
      answer.resume();
      answer.once('error', reject);
      answer.once('end', () => {
        if (statuses.includes(answer.statusCode ?? 0)) return resolve();
        reject(new Error(`${method} ${path} was answered ${answer.statusCode}, not ${statuses.join(' or ')}.`));
      });
    });
    sent.once('error', reject);
    sent.end(content);
  });
}
