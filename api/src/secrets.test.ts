import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { createSecrets } from './secrets.ts';

const secrets = createSecrets(randomBytes(32));
const others = createSecrets(randomBytes(32));

test('what is sealed is read again by the same site, for the same purpose, and by nobody else', () => {
  const sealed = secrets.seal('second-factor', 'ñandú');
  assert.ok(!sealed.includes('ñandú'));
  assert.equal(secrets.open('second-factor', sealed), 'ñandú');
  assert.throws(() => others.open('second-factor', sealed));
  assert.throws(() => secrets.open('another', sealed));
  sealed.writeUInt8(sealed.readUInt8(sealed.length - 1) ^ 1, sealed.length - 1);
  assert.throws(() => secrets.open('second-factor', sealed));
});

test('the same text is sealed differently each time', () => {
  assert.notDeepEqual(secrets.seal('a', 'texto'), secrets.seal('a', 'texto'));
});

test('a signature is good for its text and its purpose, on its own site', () => {
  const signature = secrets.sign('unsubscribe', 'uno');
  assert.match(signature, /^[\w-]{43}$/);
  assert.ok(secrets.isSigned('unsubscribe', 'uno', signature));
  assert.ok(!secrets.isSigned('unsubscribe', 'dos', signature));
  assert.ok(!secrets.isSigned('preview', 'uno', signature));
  assert.ok(!others.isSigned('unsubscribe', 'uno', signature));
  assert.ok(!secrets.isSigned('unsubscribe', 'uno', 'ñ'));
});

test('a key of another length is refused', () => {
  assert.throws(() => createSecrets(randomBytes(16)));
});
