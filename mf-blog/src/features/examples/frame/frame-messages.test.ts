import { readFrameMessage } from './frame-messages.ts';

/** A value that throws when it is made a text. */
const noText = { toString: 1, valueOf: 1 };

test.each([
  ['a failure', { kind: 'error', message: noText }, { kind: 'error', message: '' }],
  ['what was wanted', { kind: 'blocked', what: noText }, { kind: 'blocked', what: '' }],
  ['a failure without end', { kind: 'error', message: 'a'.repeat(1000) }, { kind: 'error', message: 'a'.repeat(300) }],
])('%s is read as text', (_what, sent, heard) => {
  expect(readFrameMessage(sent)).toEqual(heard);
});

test('of results only what is asked for is read', () => {
  const sent = { kind: 'results', results: [{ ok: noText, found: noText }, null, { ok: true, found: 3, more: 'x' }] };
  const results = [
    { ok: false, found: null },
    { ok: false, found: null },
    { ok: true, found: 3 },
  ];
  expect(readFrameMessage(sent)).toEqual({ kind: 'results', results });
});
