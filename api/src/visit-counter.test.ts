import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { createVisitCounter } from './visit-counter.ts';

test('what was counted of anonymous messages is forgotten when its time is over, also when no other comes', () => {
  mock.timers.enable({ apis: ['setTimeout'] });
  try {
    const count = createVisitCounter({ hits: 1, window: 900, together: 60 });
    const started = new Date('2026-11-21T12:00:00Z');
    count('192.0.2.1', started);
    assert.throws(() => count('192.0.2.1', started), { code: 'too-many-requests' });
    assert.doesNotThrow(() => count('192.0.2.2', started));
    mock.timers.tick(899_000);
    assert.throws(() => count('192.0.2.1', started));
    mock.timers.tick(1_000);
    assert.doesNotThrow(() => count('192.0.2.1', started), 'nothing is left by which it would be known');
  } finally {
    mock.timers.reset();
  }
});

test('neighbours in one IPv6 network are one visitor', () => {
  const count = createVisitCounter({ hits: 1, window: 900, together: 60 });
  const now = new Date();
  count('2001:db8:1:2::1', now);
  assert.throws(() => count('2001:db8:1:2:ffff::9', now));
  assert.doesNotThrow(() => count('2001:db8:1:3::1', now));
});
