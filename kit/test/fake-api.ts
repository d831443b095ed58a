import { linkKeyHeader } from '@femcoders/contracts/link-key';
import { type ApiClient, type ApiRequest, createApiClient, UnreachableError } from '@femcoders/platform';

type Answer = (request: ApiRequest & { params: string[] }) => unknown;

/**
 * The API as a test has it: what was said before is answered, anything else fails as without a connection. A function may
 * throw an `ApiError`, or give a promise that never ends.
 */
export class FakeApi implements ApiClient {
  /** `METHOD /path?query`, in the order in which it was asked. */
  readonly asked: string[] = [];
  readonly sent: { method: string; path: string; body: unknown }[] = [];
  /** Of mails' links, as they were sent along. */
  readonly keys: (string | undefined)[] = [];
  readonly #answers: { method: string; path: RegExp; answer: Answer }[] = [];

  /**
   * Says what is answered from now on; the newest word counts.
   * @param call such as `GET /talks/:slug`
   * @param answer the answer, or what makes it
   */
  on(call: string, answer: unknown): this {
    const [method = '', path = ''] = call.split(' ');
    const pattern = new RegExp(`^${path.replace(/:[a-z]+/gi, '([^/]+)')}$`);
    const make: Answer = typeof answer === 'function' ? (answer as Answer) : () => answer;
    this.#answers.unshift({ method, path: pattern, answer: make });
    return this;
  }

  async request<T>(path: string, request: ApiRequest = {}): Promise<T> {
    const method = request.method ?? 'GET';
    if (request.headers) this.keys.push(request.headers[linkKeyHeader]);
    const query = new URLSearchParams(
      Object.entries(request.query ?? {}).flatMap(([name, value]) => (value === undefined ? [] : [[name, `${value}`]])),
    ).toString();
    this.asked.push(`${method} ${path}${query && `?${query}`}`);
    if (method !== 'GET') this.sent.push({ method, path, body: request.body });
    for (const known of this.#answers) {
      const match = known.method === method && known.path.exec(path);
      if (match) return (await known.answer({ ...request, params: match.slice(1) })) as T;
    }
    throw new UnreachableError('No hemos podido conectar.');
  }
}

/** An answer that never comes. */
export const hangs = () => new Promise<never>(() => {});

/** One call as it has reached the network. */
export interface ApiCall {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: Headers;
  body: unknown;
}

type NetworkAnswer = { status?: number; body?: unknown; headers?: Record<string, string> };

/** The site's own API client, whose network is the given function: for what depends on statuses and headers. */
export function apiAnswering(answer: (call: ApiCall) => NetworkAnswer | Promise<NetworkAnswer>): ApiClient {
  return createApiClient({
    baseUrl: 'http://api.test',
    fetch: async (input, init) => {
      const { pathname: path, searchParams: query } = new URL(String(input));
      const sent = init?.body ? JSON.parse(String(init.body)) : undefined;
      const call = { method: init?.method ?? 'GET', path, query, headers: new Headers(init?.headers), body: sent };
      const { status = 200, body = [], headers = {} } = await answer(call);
      return new Response(status === 204 ? null : JSON.stringify(body), { status, headers });
    },
  });
}
