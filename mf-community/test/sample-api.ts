import { type ApiClient, UnreachableError } from '@femcoders/platform';
import type { SampleEntry } from '../src/features/sample/api/sample-entries.ts';

/** `count` entries: "Entrada de muestra 1", "Entrada de muestra 2"… */
export function sampleEntries(count: number): SampleEntry[] {
  return Array.from({ length: count }, (_, index) => ({
    id: String(index + 1),
    name: `Entrada de muestra ${index + 1}`,
    location: 'Sala de demostración',
  }));
}

/** The API as this remote sees it: what it asks for comes, fails or never answers, as a test has it. */
export class SampleApi implements ApiClient {
  entries: SampleEntry[] | 'fails' | 'hangs' = [];
  readonly asked: string[] = [];

  async request<T>(path: string): Promise<T> {
    this.asked.push(path);
    if (this.entries === 'hangs') return new Promise<T>(() => {});
    if (this.entries === 'fails') throw new UnreachableError('No hemos podido conectar.');
    return this.entries as T;
  }
}
