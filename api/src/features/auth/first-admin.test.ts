import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestApi } from '../../testing/test-api.ts';
import { ensureFirstAdmin } from './first-admin.ts';

const log = { info: () => undefined };

test('without an address a first admin is made with a one-time password that works, and only one', async () => {
  const api = await createTestApi();
  try {
    const made = await Promise.all([ensureFirstAdmin(api.pool, { log }), ensureFirstAdmin(api.pool, { log })]);
    const [admin, ...others] = made.filter((one) => one !== null);
    assert.equal(others.length, 0);
    const body = { userEmail: admin?.email, userPassword: admin?.oneTimePassword };
    const answer = await api.call('POST', '/auth/login', { body });
    assert.equal(answer.json().userRole, 'admin');
    assert.equal(await ensureFirstAdmin(api.pool, { log, email: 'otra@prueba.example', password: 'x' }), null);
  } finally {
    await api.close();
  }
});

test('with an address and a password these are hers, and the password is not repeated', async () => {
  const api = await createTestApi();
  try {
    const admin = await ensureFirstAdmin(api.pool, { log, email: ' Jefa@Prueba.example', password: 'la de verdad' });
    assert.deepEqual(admin, { email: 'jefa@prueba.example' });
    const body = { userEmail: 'jefa@prueba.example', userPassword: 'la de verdad' };
    assert.equal((await api.call('POST', '/auth/login', { body })).statusCode, 200);
  } finally {
    await api.close();
  }
});
