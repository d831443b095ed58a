import { idempotencyKeyHeader } from '@femcoders/contracts/idempotency-key';
import type { FieldProblem, Problem, ProblemCode } from '@femcoders/contracts/problem';
import { createSendingKeys, type SendingKey } from './idempotency-keys.ts';

/** The API itself answered with a status of 400 or above. `message` is Spanish and may be shown without a change. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  declare readonly status: number;
  declare readonly code: ProblemCode;
  declare readonly fields: FieldProblem[];
  /** Seconds after which it makes sense to try again (`Retry-After`), where the API says so. */
  declare readonly retryAfter: number | undefined;
  /** The request's id in the API's logs. */
  declare readonly requestId: string | undefined;
  /** The answer to an earlier version of the same submission, when that had arrived: this one is not stored. */
  declare readonly sent?: unknown;

  constructor(
    status: number,
    code: ProblemCode,
    message: string,
    fields: FieldProblem[] = [],
    retryAfter?: number,
    requestId?: string,
  ) {
    super(message);
    // Each name once: every reader loads this.
    Object.assign(this, { status, code, fields, retryAfter, requestId });
  }
}

/**
 * No answer arrived: no network, a time-out, or an answer that is none of the API's, with any status: a gateway's, or that of
 * a network that asks her to log in. Of what was sent nobody knows whether it arrived: sent again, it is done once.
 */
export class UnreachableError extends Error {
  override readonly name = 'UnreachableError';
  /** It was sent under a key: sent again as it was, it is done once. */
  declare readonly keyed?: boolean;
}

export interface ApiRequest {
  /** `GET` by default. */
  method?: 'GET' | 'POST' | 'DELETE' | 'PUT' | 'PATCH';
  /** Sent as JSON. */
  body?: unknown;
  /** Beyond those of every call. */
  headers?: Record<string, string>;
  query?: Record<string, string | number | undefined>;
  signal?: AbortSignal | undefined;
  /** False where nothing may stay on the device, not even that something was sent. */
  onDevice?: boolean;
}

export interface ApiClient {
  /**
   * One call of the product or events API. The answer is `T` as the contracts say: the API serialises it by their
   * schema, so it is not validated a second time here (a validator would cost every reader 7 kB). What a form sends by POST
   * has a key until an answer is known, also after a reload: when none comes it is asked once more, and everything that
   * the same form sends next has the same key. The same is done once; something else is refused when the first had
   * arrived (`ApiError.sent`), and is new from then on.
   * @param path below the API's base, with a leading slash: `/comments/approved`
   * @throws ApiError for a status of 400 or above; UnreachableError when no usable answer arrived
   */
  request<T = void>(path: string, request?: ApiRequest): Promise<T>;
}

export interface ApiClientPorts {
  fetch: typeof globalThis.fetch;
  /** Address of the API without a trailing slash: `/api` in the browser. */
  baseUrl: string;
  /** The bearer token of the member who is logged in. */
  token?: () => string | null;
  /** Called when the API says that a token is no longer good, with that token. */
  onUnauthenticated?: (token: string) => void;
  /** Longest wait for an answer, in milliseconds. */
  timeoutMs?: number;
}

const unkeyed: SendingKey = {};

/**
 * Creates the client of the site's API for one page or one tab. It waits `timeoutMs` for each answer, 15,000 ms unless given, and sends a POST
 * without an answer once more, under the same idempotency key.
 */
export function createApiClient(ports: ApiClientPorts): ApiClient {
  const { baseUrl, timeoutMs = 15_000 } = ports;
  const takeKey = createSendingKeys();

  return {
    async request<T>(path: string, { method = 'GET', body, headers: own, query, signal, onDevice }: ApiRequest = {}) {
      const token = ports.token?.();
      const headers: Record<string, string> = { ...own, accept: 'application/json' };
      if (token) headers.authorization = `Bearer ${token}`;
      const text = body === undefined ? null : JSON.stringify(body);
      if (text) headers['content-type'] = 'application/json';
      const { key, end } = method === 'POST' ? takeKey(path, text, onDevice) : unkeyed;
      if (key) headers[idempotencyKeyHeader] = key;

      let isSettled: boolean | undefined;
      try {
        let response: Response | undefined;
        let answer: Partial<Problem> | undefined;
        for (let tries = key ? 2 : 1; ; tries -= 1) {
          const limit = AbortSignal.timeout(timeoutMs);
          response = undefined;
          try {
            response = await ports.fetch(baseUrl + path + queryString(query), {
              method,
              headers,
              body: text,
              signal: signal ? AbortSignal.any([signal, limit]) : limit,
            });
            answer = response.status === 204 ? undefined : await response.json();
            // Else something between us and the API has answered in its place.
            if (response.ok || (answer?.code && answer.message)) break;
            throw answer;
          } catch (cause) {
            // She takes it back: what comes next is something else.
            isSettled = signal?.aborted;
            if (isSettled) throw cause;
            if (tries === 1 || response?.ok === false) {
              throw Object.assign(new UnreachableError('No hemos podido conectar.', { cause }), {
                keyed: !!key,
              });
            }
          }
        }
        const { ok, status } = response;
        // The others say nothing of what was sent before.
        isSettled = ok || status === 409;
        if (ok) return answer as T;
        if (status === 401 && token) ports.onUnauthenticated?.(token);
        throw problemOf(response, answer as Problem);
      } finally {
        end?.(isSettled);
      }
    },
  };
}

function queryString(query: ApiRequest['query'] = {}): string {
  const asked = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) asked.set(name, String(value));
  return `${asked}` && `?${asked}`;
}

function problemOf({ status, headers }: Response, { code, message, fields, requestId, sent }: Problem): ApiError {
  const retryAfter = Number(headers.get('retry-after')) || undefined;
  return Object.assign(new ApiError(status, code, message, fields, retryAfter, requestId), { sent });
}
