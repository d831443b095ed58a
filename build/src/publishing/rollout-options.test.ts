import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PublishingError } from './publishing-error.ts';
import { rolloutActOf, shareOf, takeRolloutOptions } from './rollout-options.ts';

const now = new Date('2026-11-27T12:00:00Z');
const take = (...args: string[]) => takeRolloutOptions(args, now);
const refusal = (work: () => unknown): string => {
  try {
    work();
  } catch (error) {
    assert.ok(error instanceof PublishingError);
    return error.message;
  }
  assert.fail('nothing was refused');
};

test('what says nothing of a roll-out goes live for everybody', () => {
  assert.deepEqual(take('mf-blog', '--no-tests'), { rest: ['mf-blog', '--no-tests'], plan: null });
});

test('a share alone is a roll-out of one step', () => {
  assert.deepEqual(take('mf-blog', '--share', '5'), {
    rest: ['mf-blog'],
    plan: { steps: [5], holdMinutes: 30, leastVisits: 100 },
  });
});

test('steps, how long each lasts, its visits and the start are taken, wherever they stand', () => {
  const { rest, plan } = take(
    '--steps=1,5,100',
    'mf-blog',
    '--hold',
    '2h',
    '--visits',
    '500',
    '--at',
    '2026-12-01 09:00',
  );
  assert.deepEqual(rest, ['mf-blog']);
  assert.deepEqual(plan, {
    steps: [1, 5, 100],
    holdMinutes: 120,
    leastVisits: 500,
    startsAt: '2026-12-01T08:00:00.000Z',
  });
});

test('what cannot be meant is refused with a sentence that shows how', () => {
  assert.match(
    refusal(() => take('--share')),
    /^--share: falta el valor, como --share 5\.$/,
  );
  assert.match(
    refusal(() => take('--share', '--no-tests')),
    /falta el valor/,
  );
  assert.match(
    refusal(() => take('--share', '0')),
    /^--share: De 1 a 100\./,
  );
  assert.match(
    refusal(() => take('--steps', '5,1')),
    /^--steps: Cada paso, mayor que el anterior\./,
  );
  assert.match(
    refusal(() => take('--share', '5', '--hold', 'siempre')),
    /^--hold: Escribe cuánto dura cada paso/,
  );
  assert.match(
    refusal(() => take('--share', '5', '--visits', '1')),
    /^--visits: Al menos 20 visitas\./,
  );
  assert.match(
    refusal(() => take('--share', '5', '--at', '2020-01-01 10:00')),
    /^--at: Ese momento ya ha pasado\./,
  );
  assert.match(
    refusal(() => take('--share', '5', '--steps', '1,5')),
    /no van juntos/,
  );
  assert.match(
    refusal(() => take('--hold', '30m')),
    /Falta decir a qué parte de las visitas llega/,
  );
});

test('a share and an act are read by themselves', () => {
  assert.equal(shareOf('25 %', 'npm run share -- mf-blog 25'), 25);
  assert.match(
    refusal(() => shareOf(undefined, 'npm run share -- mf-blog 25')),
    /npm run share -- mf-blog 25$/,
  );
  assert.equal(
    refusal(() => shareOf('120', '')),
    'De 0 a 100.',
  );
  assert.equal(rolloutActOf(undefined), null);
  assert.equal(rolloutActOf('withdraw'), 'withdraw');
  assert.match(
    refusal(() => rolloutActOf('stop')),
    /^No entiendo «stop»\. .*pause, resume, withdraw, approve\.$/,
  );
});
