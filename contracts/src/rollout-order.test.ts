import assert from 'node:assert/strict';
import { test } from 'node:test';
import { holdInWords, readComing, readHold, readShare, readStart, readSteps, readVisits } from './rollout-order.ts';
import { newRolloutSchema } from './rollouts.ts';

test('steps are read as people write them, and what is wrong is said', () => {
  assert.deepEqual(readSteps('1,5,25,100').value, [1, 5, 25, 100]);
  assert.deepEqual(readSteps(' 1 %, 5 %, 25').value, [1, 5, 25]);
  assert.match(readSteps('').problem ?? '', /^Escribe los pasos/);
  assert.match(readSteps('1,cinco').problem ?? '', /enteros/);
  assert.match(readSteps('1,2.5').problem ?? '', /enteros/);
  assert.equal(readSteps('0,5').problem, 'Cada paso, de 1 a 100.');
  assert.equal(readSteps('5,101').problem, 'Cada paso, de 1 a 100.');
  assert.equal(readSteps('5,5').problem, 'Cada paso, mayor que el anterior.');
  assert.equal(readSteps('1,2,3,4,5,6,7,8,9,10,11').problem, 'Como mucho 10 pasos.');
});

test('a share goes from nobody to everybody', () => {
  assert.equal(readShare('25').value, 25);
  assert.equal(readShare('0 %').value, 0);
  assert.equal(readShare('101').problem, 'De 0 a 100.');
  assert.match(readShare('-1').problem ?? '', /entero/);
});

test('how long a step lasts may be said in minutes, hours and days', () => {
  assert.equal(readHold('30').value, 30);
  assert.equal(readHold('30m').value, 30);
  assert.equal(readHold('2 h').value, 120);
  assert.equal(readHold('1 día').value, 1440);
  assert.equal(readHold('0').problem, 'Al menos 1 minuto.');
  assert.equal(readHold('8 días').problem, 'Como mucho una semana.');
  assert.match(readHold('un rato').problem ?? '', /30 min/);
  for (const minutes of [30, 120, 1440, 2880]) assert.equal(readHold(holdInWords(minutes)).value, minutes);
});

test('visits are whole, with or without the point of thousands', () => {
  assert.equal(readVisits('100').value, 100);
  assert.equal(readVisits('10.000').value, 10_000);
  assert.equal(readVisits('5').problem, 'Al menos 20 visitas.');
  assert.match(readVisits('').problem ?? '', /número de visitas/);
});

test('a moment is on Madrid’s clock, in winter and in summer, and has to come', () => {
  const now = new Date('2026-03-01T00:00:00Z');
  assert.equal(readComing('2026-12-01 09:00', now).value, '2026-12-01T08:00:00.000Z');
  assert.equal(readComing('2026-07-01T09:00', now).value, '2026-07-01T07:00:00.000Z');
  // The clocks go from 2 to 3 on the 29th of March, and from 3 to 2 on the 25th of October.
  assert.match(readComing('2026-03-29 02:30', now).problem ?? '', /no existen/);
  assert.equal(readComing('2026-10-25 02:30', now).value, '2026-10-25T00:30:00.000Z');
  assert.match(readComing('2026-02-30 10:00', now).problem ?? '', /no existen/);
  assert.match(readComing('mañana', now).problem ?? '', /día y hora/);
  assert.equal(readComing('2026-02-01 10:00', now).problem, 'Ese momento ya ha pasado.');
});

test('a roll-out is not planned too far ahead', () => {
  const now = new Date('2026-11-27T12:00:00Z');
  assert.ok(readStart('2026-12-01 09:00', now).value);
  assert.match(readStart('2027-06-01 09:00', now).problem ?? '', /60 días/);
});

test('the site takes no plan that is too far ahead either', () => {
  const startsIn = (days: number) =>
    newRolloutSchema.safeParse({
      ...{ version: 'a'.repeat(16), steps: [5] },
      startsAt: new Date(Date.now() + days * 24 * 3_600_000).toISOString(),
    });
  assert.equal(startsIn(59).success, true);
  const strange = newRolloutSchema.safeParse({ version: 'a'.repeat(16), steps: [5], startsAt: 'mañana' });
  assert.deepEqual(
    strange.error?.issues.map(({ message }) => message),
    ['Escribe día y hora.'],
  );
  assert.equal(startsIn(61).error?.issues[0]?.message, 'Como mucho con 60 días de antelación.');
});
