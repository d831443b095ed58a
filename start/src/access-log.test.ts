import assert from 'node:assert/strict';
import { it } from 'node:test';
import { pino } from 'pino';
import { logAnswered } from './access-log.ts';
import { serializePath } from './log.ts';

const request = {
  requestId: '0b8f6a52-6a41-4bb8-9f6b-2d6f0c1e4a77',
  method: 'GET',
  path: '/',
  status: 200,
  seconds: 0.00034,
};

/** Returns what a logger writes, without the time. */
function logged(level: string, write: (log: pino.Logger) => void): string {
  let written = '';
  write(pino({ base: null, level, serializers: { path: serializePath } }, { write: (text) => (written += text) }));
  return written.replaceAll(/"time":\d+/g, '"time":0');
}

for (const [name, path] of [
  ['a page', '/eventos'],
  ['signs that JSON escapes', '/"\\\u0001\u2028\ud800ñ'],
  ['a key that somebody put into the path', `/confirm/${'aB3'.repeat(20)}`],
  ['a path without end', `/${'largo/'.repeat(1000)}`],
] as const)
  it(`an answered request is logged as the logger itself would: ${name}`, () => {
    const { seconds: _, ...fields } = { ...request, path };
    const expected = logged('info', (log) => log.info({ ...fields, ms: 0.3 }, 'answered'));
    assert.equal(
      logged('info', (log) => logAnswered(log, [{ ...request, path }])),
      expected,
    );
  });

it('answered requests have a line each, and none where the operator asks for warnings only', () => {
  assert.equal(logged('info', (log) => logAnswered(log, [request, request])).match(/\n/g)?.length, 2);
  assert.equal(
    logged('warn', (log) => logAnswered(log, [request])),
    '',
  );
  assert.equal(
    logged('info', (log) => logAnswered(log, [])),
    '',
  );
});
