import assert from 'node:assert/strict';
import { test } from 'node:test';
import { limitConcurrency } from './limit-concurrency.ts';
import { hashPassword, verifyPassword } from './password.ts';

test('a password is known again, and no other is', async () => {
  const hash = await hashPassword('una clave larga y única');
  assert.match(hash, /^\$argon2id\$v=19\$m=47104,t=1,p=1\$/);
  assert.equal(await verifyPassword('una clave larga y única', hash), true);
  assert.equal(await verifyPassword('una clave larga y unica', hash), false);
  assert.equal(await verifyPassword('', hash), false);
});

test('the same password is stored differently each time', async () => {
  assert.notEqual(await hashPassword('clave'), await hashPassword('clave'));
});

test('an accent typed as one character or as two is the same password', async () => {
  assert.equal(await verifyPassword('contrasen\u0303a', await hashPassword('contrase\u00f1a')), true);
});

test('without a stored password no password is right', async () => {
  assert.equal(await verifyPassword('clave', undefined), false);
});

test('a concurrency limit lets so many through at once, and forgets nobody after failures', async () => {
  const limited = limitConcurrency(2);
  let inside = 0;
  let most = 0;
  const outcomes = await Promise.allSettled(
    Array.from({ length: 9 }, (_, n) =>
      limited(async () => {
        inside += 1;
        most = Math.max(most, inside);
        await new Promise(setImmediate);
        inside -= 1;
        if (n % 3 === 0) throw new Error('this one fails');
        return n;
      }),
    ),
  );
  assert.equal(most, 2);
  assert.equal(outcomes.filter(({ status }) => status === 'rejected').length, 3);
  assert.equal(outcomes.length, 9);
});
