import type { SearchAnswer, SearchResult } from '@femcoders/contracts/search';
import { type ApiClient, type ApiRequest, UnreachableError } from '@femcoders/platform';

export const testResult = (title: string, result: Partial<SearchResult> = {}): SearchResult => ({
  kind: 'articulo',
  path: `/recursos/css/${title.toLowerCase().replaceAll(' ', '-')}`,
  title,
  heading: null,
  excerpt: [{ text: `Sobre ${title}`, mark: false }],
  level: null,
  date: null,
  ...result,
});

/** A search that answers each query with what a test has put there. */
export class SearchApi implements ApiClient {
  readonly asked: Record<string, unknown>[] = [];
  readonly signals: AbortSignal[] = [];
  answers: Record<string, Partial<SearchAnswer>> = {};
  failure: Error | null = null;
  /** When set, an answer waits for it. */
  gate: Promise<void> | null = null;

  async request<T>(path: string, { query = {}, signal }: ApiRequest = {}): Promise<T> {
    if (path !== '/search') throw new Error(`This test expects no call of ${path}.`);
    this.asked.push(Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined)));
    if (signal) this.signals.push(signal);
    await this.gate;
    if (this.failure) throw this.failure;
    const q = String(query.q);
    const { results = [], ...answer } = this.answers[q] ?? {};
    const kinds = results.length > 0 ? [{ kind: 'articulo', count: results.length }] : [];
    return { q, total: results.length, suggestion: null, kinds, ...answer, results } as T;
  }

  fail(): void {
    this.failure = new UnreachableError('No hemos podido conectar.');
  }
}
