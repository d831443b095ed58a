import assert from 'node:assert/strict';
import { test } from 'node:test';
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
