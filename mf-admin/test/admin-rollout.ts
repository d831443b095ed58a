import type { Rollout, RolloutChange } from '@femcoders/contracts/rollouts';

export const candidate = 'b'.repeat(16);
export const stable = 'a'.repeat(16);

export const rolloutChange = (parts: Partial<RolloutChange> = {}): RolloutChange => ({
  at: '2026-11-21T08:00:00.000Z',
  share: 1,
  state: 'running',
  by: 'Ana',
  reason: null,
  ...parts,
});

/** A roll-out as the API sends it. */
export const rollout = (parts: Partial<Rollout> = {}): Rollout => ({
  id: 7,
  name: 'mf-blog',
  owner: 'equipo-blog',
  version: candidate,
  stable,
  state: 'running',
  share: 5,
  steps: [1, 5, 25, 100],
  holdMinutes: 30,
  leastVisits: 100,
  createdAt: '2026-11-21T08:00:00.000Z',
  startsAt: null,
  heldUntil: '2026-11-21T09:30:00.000Z',
  by: 'Ana',
  next: 'Sube al 25 % a las 10:30 a. m., si no va peor que la estable y tiene al menos 100 visitas.',
  approvals: { needed: 0, by: [] },
  candidate: { visits: 412, troubled: 3, lcp: 1240, inp: 80, cls: 0.012 },
  stableFigures: { visits: 7930, troubled: 41, lcp: 1310, inp: null, cls: 0.011 },
  stepVisits: 60,
  changes: [rolloutChange(), rolloutChange({ at: '2026-11-21T09:00:00.000Z', share: 5, by: 'el sitio' })],
  ...parts,
});
