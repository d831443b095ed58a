import type { Endpoint } from '@femcoders/contracts/endpoints/endpoint';
import { apiAddress } from '@femcoders/kit/data/api-address';
import { type UploadOptions, uploadFile } from '@femcoders/kit/files/upload-file';
import { type ApiClient, createApiClient, forgetSession } from '@femcoders/platform';

/** A call as an answering function sees it. */
export interface FakeCall {
  query: URLSearchParams;
  body: unknown;
  /** The path parameters, in order. */
  params: string[];
}

/** An answer other than 200. */
export class Refusal {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly fields: { field: string; message: string }[] | undefined;

  constructor(status: number, code: string, message: string, fields?: { field: string; message: string }[]) {
    this.status = status;
    this.code = code;
    this.message = message;
    this.fields = fields;
  }
}

type Answering = (call: FakeCall) => unknown;

/**
 * An API of answering functions by method and path (`GET /admin/events/:id`); they may be replaced while a test runs.
 * An answer of undefined is 204, a `Refusal` its status, and a function that throws means that no answer arrives.
 * Files come here, too, where a test has mocked `uploadFile`: their body is the `File`.
 */
export function fakeApi(routes: Record<string, Answering>) {
  /** Method, path and query of every call, in order, less those of the rail. */
  const calls: string[] = [];
  const all: Record<string, Answering> = { 'GET /admin/waiting': () => [], ...routes };

  const ports = { baseUrl: '/api', token: () => 'token-of-the-test', onUnauthenticated: forgetSession };
  const client: ApiClient = createApiClient({
    ...ports,
    fetch(input, init) {
      const method = init?.method ?? 'GET';
      const url = new URL(String(input).replace('/api', ''), 'https://api.example');
      if (url.pathname !== '/admin/waiting') calls.push(`${method} ${url.pathname}${url.search}`);
      return answer(method, url, typeof init?.body === 'string' ? JSON.parse(init.body) : undefined);
    },
  });
  if (jest.isMockFunction(uploadFile)) {
    const sends = async (endpoint: Endpoint, input: object, file: File, { signal }: UploadOptions = {}) =>
      createApiClient({
        ...ports,
        fetch: () => {
          const [method = ''] = `${endpoint}`.split(' ');
          const url = new URL(apiAddress(endpoint, input).replace('/api', ''), 'https://api.example');
          calls.push(`${method} ${url.pathname}${url.search}`);
          return answer(method, url, file);
        },
      }).request('', { method: 'PUT', signal });
    jest.mocked(uploadFile).mockImplementation(sends as typeof uploadFile);
  }

  async function answer(method: string, url: URL, body: unknown): Promise<Response> {
    for (const [route, answering] of Object.entries(all)) {
      const [routeMethod, path = ''] = route.split(' ');
      const found = new RegExp(`^${path.replace(/:\w+/g, '([^/]+)')}$`).exec(url.pathname);
      if (routeMethod !== method || !found) continue;
      const params = found.slice(1).map(decodeURIComponent);
      return response(await answering({ query: url.searchParams, body, params }));
    }
    return response(new Refusal(404, 'not-found', `${method} ${url.pathname} is not in this test.`));
  }
  return { client, calls, routes: all };
}

function response(answer: unknown): Response {
  if (answer === undefined) return new Response(null, { status: 204 });
  const refused = answer instanceof Refusal;
  const body = refused ? { code: answer.code, message: answer.message, fields: answer.fields } : answer;
  const headers = { 'content-type': 'application/json' };
  return new Response(JSON.stringify(body), { status: refused ? answer.status : 200, headers });
}
