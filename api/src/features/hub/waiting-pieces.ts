import { moderation } from '@femcoders/contracts/role-groups';
import { hubPieces } from '../../database/hub-tables.ts';
import { type WorkSource, waitingIn } from '../../feature/pending-work.ts';
import { needsReview } from './admin-pieces.ts';

/** Pieces that wait for a moderator, and published ones that readers object to. */
export const waitingPieces: WorkSource = {
  section: '/admin/comunidad',
  roles: moderation,
  count: (db) => waitingIn(db, hubPieces.createdAt, needsReview),
};
