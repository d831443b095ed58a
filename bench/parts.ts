import type { BenchPart } from './bench-part.ts';

/** The parts of the bench, in the order in which they run. */
export const parts: Record<string, () => Promise<BenchPart>> = {
  api: async () => (await import('./api/api-part.ts')).part,
};
