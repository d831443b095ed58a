import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Rollout } from '@femcoders/contracts/rollouts';
import { rolloutLines, rolloutTable } from './rollout-lines.ts';

const rollout: Rollout = {
  id: 7,
  name: 'mf-blog',
  owner: 'equipo-blog',
  version: 'b'.repeat(16),
  stable: 'a'.repeat(16),
  state: 'running',
  share: 5,
  steps: [1, 5, 25, 100],
  holdMinutes: 30,
  leastVisits: 100,
  createdAt: '2026-11-27T09:00:00.000Z',
  startsAt: null,
  heldUntil: '2026-11-27T10:00:00.000Z',
  by: 'ana',
  next: 'Sube al 25 % a las 11:00 a. m.',
  approvals: { needed: 0, by: [] },
  candidate: { visits: 412, troubled: 3, lcp: 1240, inp: 80, cls: 0.01 },
  stableFigures: { visits: 7930, troubled: 41, lcp: 1310, inp: null, cls: 0.01 },
  stepVisits: 60,
  changes: [],
};

test('a roll-out is described in two lines: whom it reaches, and what happens next', () => {
  assert.deepEqual(rolloutLines(rollout), [
    `mf-blog: reparto de ${'b'.repeat(16)}. En marcha. Llega al 5 % de las visitas, y a nadie más.`,
    '  Sube al 25 % a las 11:00 a. m.',
  ]);
});

test('one that waits says who approves it', () => {
  const lines = rolloutLines({ ...rollout, state: 'waiting', share: 0, approvals: { needed: 1, by: [] } });
  assert.match(lines[0] ?? '', /Espera el visto bueno\. Todavía no llega a nadie\.$/);
  assert.match(lines[2] ?? '', /otra persona en \/admin\/despliegues/);
});

test('its table has the candidate next to the stable version', () => {
  const lines = rolloutTable(rollout).slice(3);
  assert.deepEqual(lines, [
    '                    Candidata         Estable',
    `Versión             ${'b'.repeat(16)}  ${'a'.repeat(16)}`,
    'Visitas             412               7930',
    'Visitas con fallos  3 (0,7 %)         41 (0,5 %)',
    'LCP                 1,2 s             1,3 s',
    'INP                 80 ms             pocas visitas',
    'CLS                 0,01              0,01',
    '',
    'Pasos que quedan: 25 %, 100 %. En este lleva 60 de 100 visitas comparables.',
  ]);
});
