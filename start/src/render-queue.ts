import { createConcurrencyLimit } from '@femcoders/api/concurrency-limit';
import type { RenderQueue } from '@femcoders/shell/server/render-queue';

/** One process renders on one processor: more renders at once only delay each of them. */
export const createRenderQueue = (): RenderQueue =>
  createConcurrencyLimit({ running: 8, queued: 120, maxWaitMs: 2_000 });
