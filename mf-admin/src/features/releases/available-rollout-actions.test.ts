import type { Rollout } from '@femcoders/contracts/rollouts';
import { candidate, rollout } from '../../../test/admin-rollout.ts';
import { availableActions } from './available-rollout-actions.ts';

/** The actions of a roll-out, and the calls that they make. */
function offered(parts: Partial<Rollout>, answer: () => Rollout | null = () => rollout(parts)) {
  const calls: unknown[] = [];
  const noted =
    (what: string) =>
    async (...given: unknown[]) => {
      calls.push([what, ...given]);
      return answer();
    };
  /** All that is asked for is asked of the roll-out that is seen. */
  const notedOfSeen = (what: string) => async (seen: Pick<Rollout, 'name' | 'id'>, value: unknown) => {
    expect(seen.id).toBe(rollout(parts).id);
    return noted(what)(seen.name, value);
  };
  const mutations = {
    rollouts: { setShare: notedOfSeen('share'), act: notedOfSeen('act') },
    releases: { goBack: noted('back') as never },
  };
  return { actions: availableActions(rollout(parts), mutations), calls };
}
const labels = (parts: Partial<Rollout>) => offered(parts).actions.map(({ label }) => label.replace('\u00a0', ' '));
const byLabel = ({ actions }: ReturnType<typeof offered>, label: string) => {
  const found = actions.find((one) => one.label.replace('\u00a0', ' ') === label);
  if (!found) throw new Error(`There is no «${label}».`);
  return found;
};

test('each state offers what it can become', () => {
  expect(labels({ state: 'waiting', share: 0 })).toEqual(['Dar el visto bueno', 'Retirar']);
  expect(labels({ state: 'planned', share: 0 })).toEqual(['Empezar ya al 1 %', 'Retirar']);
  expect(labels({ state: 'running' })).toEqual(['Subir al 25 %', 'Pausar', 'Volver atrás']);
  expect(labels({ state: 'paused' })).toEqual(['Seguir', 'Subir al 25 %', 'Volver atrás']);
  expect(labels({ state: 'stopped', share: 0 })).toEqual(['Seguir de todos modos']);
  expect(labels({ state: 'withdrawn', share: 0 })).toEqual(['Seguir']);
  expect(labels({ state: 'done', share: 100 })).toEqual([]);
  expect(labels({ steps: [5] })[0]).toBe('Subir al 100 %');
});

test('what goes on and lacks an approval, because its part asks for one only since, can be approved', async () => {
  const approvals = { needed: 1, by: [] };
  expect(labels({ state: 'running', approvals })[0]).toBe('Dar el visto bueno');
  const paused = offered({ state: 'paused', approvals });
  expect(paused.actions.map(({ label }) => label)).toContain('Seguir');
  const approve = byLabel(paused, 'Dar el visto bueno');
  await approve.run();
  expect(paused.calls).toEqual([['act', 'mf-blog', 'approve']]);
  // Taking the roll-out back would not be what was before.
  expect(approve.undo).toBeNull();
  expect(labels({ state: 'paused', approvals: { needed: 1, by: ['Berta'] } })).not.toContain('Dar el visto bueno');
});

test('raising is undone to the share of before, and from a pause into a pause', async () => {
  const running = offered({});
  await byLabel(running, 'Subir al 25 %').run();
  await byLabel(running, 'Subir al 25 %').undo?.();
  expect(running.calls).toEqual([
    ['share', 'mf-blog', 25],
    ['share', 'mf-blog', 5],
  ]);
  const paused = offered({ state: 'paused' });
  await byLabel(paused, 'Subir al 25 %').undo?.();
  expect(paused.calls).toEqual([
    ['share', 'mf-blog', 5],
    ['act', 'mf-blog', 'pause'],
  ]);
});

test('what went live for everybody is undone by going back', async () => {
  const last = offered({ share: 25 });
  await byLabel(last, 'Subir al 100 %').undo?.();
  expect(last.calls).toEqual([['back', 'mf-blog', { from: candidate }]]);
});

test('taking back is undone by going on, and beginning early by a plan as it was', async () => {
  const running = offered({});
  await byLabel(running, 'Volver atrás').undo?.();
  expect(running.calls).toEqual([['act', 'mf-blog', 'resume']]);

  const planned = offered({ state: 'planned', share: 0, startsAt: '2026-12-01T08:00:00.000Z' });
  await byLabel(planned, 'Empezar ya al 1 %').undo?.();
  expect(planned.calls).toEqual([
    ['act', 'mf-blog', 'withdraw'],
    ['act', 'mf-blog', 'resume'],
  ]);
});

test('pausing and going on undo each other', async () => {
  const running = offered({});
  await byLabel(running, 'Pausar').undo?.();
  expect(running.calls).toEqual([['act', 'mf-blog', 'resume']]);
  const paused = offered({ state: 'paused' });
  await byLabel(paused, 'Seguir').undo?.();
  expect(paused.calls).toEqual([['act', 'mf-blog', 'pause']]);
});

test('an undo of two calls ends after the first when she does not say that it is her', async () => {
  const paused = offered({ state: 'paused' }, () => null);
  await byLabel(paused, 'Volver atrás').undo?.();
  expect(paused.calls).toEqual([['act', 'mf-blog', 'resume']]);
});
