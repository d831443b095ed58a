import type { BenchPart } from './bench-part.ts';

/** The parts of the bench, in the order in which they run. */
export const parts: Record<string, () => Promise<BenchPart>> = {
  pages: async () => (await import('./pages/pages-part.ts')).part,
  api: async () => (await import('./api/api-part.ts')).part,
  rendering: async () => (await import('./rendering/rendering-part.ts')).part,
  growth: async () => (await import('./growth/growth-part.ts')).part,
  events: async () => (await import('./growth/events-part.ts')).part,
  articles: async () => (await import('./growth/articles-part.ts')).part,
  rollouts: async () => (await import('./rollouts/rollouts-part.ts')).part,
  scale: async () => (await import('./scale/scale-part.ts')).part,
  memory: async () => (await import('./memory/memory-part.ts')).part,
};
