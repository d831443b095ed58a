import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Secret, TOTP, URI } from 'otpauth';
import { newTotpSecret, stepOfCode, totpUri } from './totp.ts';

const step = 30_000;

test('codes are those of RFC 6238, appendix B', () => {
  const { base32 } = Secret.fromLatin1('12345678901234567890');
  for (const [seconds, code] of [
    [59, '287082'],
    [1111111109, '081804'],
    [1111111111, '050471'],
    [1234567890, '005924'],
    [2000000000, '279037'],
    [20000000000, '353130'],
  ] as const) {
    assert.equal(stepOfCode(base32, code, new Date(seconds * 1000), 0), Math.floor(seconds / 30), code);
  }
});

test('a code is good in its own half minute and in the ones before and after, to the millisecond', () => {
  const secret = newTotpSecret();
  const begins = 2_000_000_010_000;
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: begins });
  const isGoodAt = (ms: number) => stepOfCode(secret, code, new Date(begins + ms), 0) === begins / step;
  assert.equal(isGoodAt(-step - 1), false);
  assert.equal(isGoodAt(-step), true);
  assert.equal(isGoodAt(0), true);
  assert.equal(isGoodAt(2 * step - 1), true);
  assert.equal(isGoodAt(2 * step), false);
});

test('a code that has been used is no good again, nor is one of before', () => {
  const secret = newTotpSecret();
  const now = new Date(2_000_000_010_000);
  const at = (offset: number) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() + offset * step });
  const used = stepOfCode(secret, at(0), now, 0) ?? 0;
  assert.equal(stepOfCode(secret, at(0), now, used), null);
  assert.equal(stepOfCode(secret, at(-1), now, used), null);
  assert.equal(stepOfCode(secret, at(1), now, used), used + 1);
});

test('what is no code is none at any length', () => {
  const secret = newTotpSecret();
  for (const code of ['', '12345', '1234567', 'abcdef', 'ñ12345', '１２３４５６']) {
    assert.equal(stepOfCode(secret, code, new Date(), 0), null);
  }
});

test('secrets have 160 bits and no two are the same', () => {
  const secrets = Array.from({ length: 50 }, newTotpSecret);
  assert.equal(new Set(secrets).size, 50);
  for (const secret of secrets) assert.match(secret, /^[A-Z2-7]{32}$/);
});

test('an application learns whose codes these are, and of which site', () => {
  const secret = newTotpSecret();
  const read = URI.parse(totpUri(secret, 'FemCoders Club', 'begoña+club@ejemplo.org'));
  assert.ok(read instanceof TOTP);
  const { issuer, label, algorithm, digits, period } = read;
  assert.deepEqual(
    { issuer, label, algorithm, digits, period, secret: read.secret.base32 },
    { issuer: 'FemCoders Club', label: 'begoña+club@ejemplo.org', algorithm: 'SHA1', digits: 6, period: 30, secret },
  );
});
