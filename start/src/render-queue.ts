import { createAdmission } from '@femcoders/api/admission';
import type { RenderQueue } from '@femcoders/shell/server/render-queue';

/** One process renders on one processor: more renders at once only delay each of them. */
export const createRenderQueue = (): RenderQueue => createAdmission({ inside: 8, waiting: 120, patienceMs: 2_000 });
