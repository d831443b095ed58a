import type { AdminAchievement, AdminAward } from '@femcoders/contracts/achievement';

/** An achievement as the API sends it to the administration. */
export function adminAchievement(parts: Partial<AdminAchievement> = {}): AdminAchievement {
  return {
    id: 'l1',
    name: 'Cinco tardes',
    why: 'Has venido a cinco encuentros.',
    family: 'join',
    drawing: { petals: 5, palette: 'coral' },
    state: 'draft',
    secret: false,
    rule: { fact: 'events-attended', threshold: 5, since: null },
    holders: 0,
    wasAwarded: false,
    updatedAt: '2026-11-21T08:00:00.000Z',
    ...parts,
  };
}

/** An award as the API sends it to the administration. */
export function adminAward(parts: Partial<AdminAward> = {}): AdminAward {
  return {
    id: 'c1',
    member: { id: 'u2', name: 'Alba Prueba', email: 'alba@prueba.example' },
    evidence: '5 eventos con asistencia; el último: «Grid»',
    reachedAt: '2026-11-20T18:00:00.000Z',
    by: null,
    byHand: false,
    revoked: null,
    ...parts,
  };
}
