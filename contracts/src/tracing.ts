/** Patterns, kinds and numbers; nothing that somebody has sent. */
export type SpanAttributes = Readonly<Record<string, string | number>>;

export interface SpanOptions {
  kind?: 'internal' | 'server' | 'client' | 'consumer';
  /** W3C `traceparent` of what it belongs to; without it, the running span. */
  parent?: string | undefined;
  attributes?: SpanAttributes;
}

/** A piece of work in a trace. */
export interface Span {
  /** Runs something, with all that it begins, as a part of the span. */
  run<T>(work: () => T): T;
  rename(name: string): void;
  set(attributes: SpanAttributes): void;
  /** @param type class or code of an error, or a status; never a message, which may hold what somebody has sent */
  fail(type: string): void;
  end(): void;
}

/** Follows requests through the processes. Without it nothing is followed, and nothing paid. */
export interface Tracing {
  start(name: string, options?: SpanOptions): Span;
  /** Returns the running span as W3C `traceparent`; undefined where none runs. */
  traceparent(): string | undefined;
}

/**
 * Runs work in its own span, if anything is traced.
 * @returns the result of `work`
 * @throws what `work` throws: the span then carries the kind of the error
 */
export async function inSpan<T>(
  tracing: Tracing | undefined,
  name: string,
  options: SpanOptions,
  work: () => Promise<T>,
): Promise<T> {
  if (!tracing) return work();
  const span = tracing.start(name, options);
  try {
    return await span.run(work);
  } catch (error) {
    span.fail(errorType(error));
    throw error;
  } finally {
    span.end();
  }
}

/**
 * Ends the span of a request that was answered.
 * @param answered with the pattern of its address
 */
export function endRequestSpan(
  span: Span,
  { method, route, status }: { method: string; route: string; status: number },
): void {
  span.rename(`${method} ${route}`);
  span.set({ 'http.request.method': method, 'http.route': route, 'http.response.status_code': status });
  if (status >= 500) span.fail(String(status));
  span.end();
}

/** Returns the code of an error, or its class. */
export function errorType(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
