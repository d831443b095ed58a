import { createAdmission } from '@femcoders/api/admission';
import type { PageRoom } from '@femcoders/shell/server/page-room';

/** One process makes pages on one processor: more at once only makes each of them later. */
export const createPageRoom = (): PageRoom => createAdmission({ inside: 8, waiting: 120, patienceMs: 2_000 });
