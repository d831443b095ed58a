import type { Answer } from '../check.ts';

/**
 * A `fetch` without a network: what the example says is what is answered. It runs inside the frame, whose document holds
 * its text: it may use nothing but what stands in it.
 */
export function createServer(answers: Answer[]): typeof fetch {
  const calls = new Map<string, number>();
  let lastId = 100;

  const wait = (delay: number, signal: AbortSignal | null | undefined) =>
    new Promise<void>((resolve, reject) => {
      const stop = () => reject(signal?.reason);
      if (signal?.aborted) return stop();
      signal?.addEventListener('abort', stop);
      setTimeout(resolve, delay);
    });

  return async (input, init) => {
    const request = input instanceof Request ? input : null;
    const method = (init?.method ?? request?.method ?? 'GET').toUpperCase();
    const url = new URL(request?.url ?? String(input), 'https://ejemplo.invalid/');
    const body = init?.body ?? (request ? await request.text() : null);
    const path = url.pathname + url.search;
    const isThis = (answer: Answer) =>
      (answer.method ?? 'GET') === method && (answer.path === path || answer.path === url.pathname);
    const exact = answers.filter((answer) => isThis(answer) && answer.path === path);
    const fitting = exact.length > 0 ? exact : answers.filter(isThis);
    const key = `${method} ${fitting[0]?.path ?? path}`;
    const call = calls.get(key) ?? 0;
    calls.set(key, call + 1);
    const answer = fitting[Math.min(call, fitting.length - 1)];
    await wait(answer?.delay ?? 50, init?.signal ?? request?.signal);
    if (answer?.fails) throw new TypeError('Failed to fetch');
    const { status = answer ? 200 : 404 } = answer ?? {};
    const sent = () => {
      lastId += 1;
      return { id: lastId, ...JSON.parse(String(body ?? '{}')) };
    };
    const isText = answer?.text !== undefined;
    const json = answer?.echo ? sent() : (answer?.json ?? { error: 'Aquí no hay nada' });
    const isEmpty = status === 204 || status === 304;
    const response = new Response(isEmpty ? null : isText ? answer?.text : JSON.stringify(json), {
      status,
      headers: { 'content-type': isText ? 'text/plain; charset=utf-8' : 'application/json' },
    });
    Object.defineProperty(response, 'url', { value: url.href });
    return response;
  };
}
