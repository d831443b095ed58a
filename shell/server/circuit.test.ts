import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Circuit, CircuitOpenError } from './circuit.ts';

const broken = () => Promise.reject(new Error('broken'));
const works = () => Promise.resolve('works');

async function fail(circuit: Circuit, times: number) {
  for (let i = 0; i < times; i++) await assert.rejects(circuit.run(broken), /broken/);
}

test('a reader does not wait for something that has just failed three times in a row', async () => {
  const circuit = new Circuit({ threshold: 3, pauseMs: 5_000, now: () => 0 });
  await fail(circuit, 3);
  await assert.rejects(circuit.run(works), CircuitOpenError);
});

test('one success in between starts the count again', async () => {
  const circuit = new Circuit({ threshold: 3, pauseMs: 5_000, now: () => 0 });
  await fail(circuit, 2);
  assert.equal(await circuit.run(works), 'works');
  await fail(circuit, 2);
  assert.equal(await circuit.run(works), 'works');
});

test('after the pause a single attempt is let through, and its success closes the circuit', async () => {
  let now = 0;
  const circuit = new Circuit({ threshold: 1, pauseMs: 5_000, now: () => now });
  await fail(circuit, 1);
  now = 5_000;
  const probe = circuit.run(works);
  await assert.rejects(circuit.run(works), CircuitOpenError);
  assert.equal(await probe, 'works');
  assert.equal(await circuit.run(works), 'works');
});

test('a failed attempt after the pause opens it for another pause', async () => {
  let now = 0;
  const circuit = new Circuit({ threshold: 1, pauseMs: 5_000, now: () => now });
  await fail(circuit, 1);
  now = 5_000;
  await fail(circuit, 1);
  now = 9_999;
  await assert.rejects(circuit.run(works), CircuitOpenError);
});

test('what stays broken is tried ever more seldom, up to the longest pause', async () => {
  let now = 0;
  const circuit = new Circuit({ threshold: 1, pauseMs: 1_000, longestPauseMs: 3_000, now: () => now });
  await fail(circuit, 1);
  for (const pause of [1_000, 2_000, 3_000, 3_000]) {
    now += pause - 1;
    await assert.rejects(circuit.run(works), CircuitOpenError);
    now += 1;
    await fail(circuit, 1);
  }
});
