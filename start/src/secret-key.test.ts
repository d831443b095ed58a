import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, test } from 'node:test';
import { StartError } from '@femcoders/services/start-error';
import { readSecretKey } from './secret-key.ts';

describe('the secret key', () => {
  let varDir: string;
  beforeEach(() => {
    varDir = mkdtempSync(join(tmpdir(), 'key-'));
  });
  afterEach(() => rmSync(varDir, { recursive: true }));

  test('is made at the first start, kept for its owner alone, and the same ever after', () => {
    const key = readSecretKey({ secretKey: undefined, varDir });
    assert.equal(key.length, 32);
    assert.deepEqual(readSecretKey({ secretKey: undefined, varDir }), key);
    assert.deepEqual(readdirSync(varDir), ['secret.key']);
    assert.equal(statSync(join(varDir, 'secret.key')).mode & 0o777, 0o600);
  });

  test('that is there is read where nothing can be written, as on a full disk', () => {
    const key = readSecretKey({ secretKey: undefined, varDir });
    mkdirSync(join(varDir, `secret.key.${process.pid}`));
    assert.deepEqual(readSecretKey({ secretKey: undefined, varDir }), key);
  });

  test('is that of SECRET_KEY where there is one, and then no file is made', () => {
    const secretKey = randomBytes(32);
    assert.equal(readSecretKey({ secretKey, varDir }), secretKey);
    assert.deepEqual(readdirSync(varDir), []);
  });

  test('that is damaged stops the start', () => {
    writeFileSync(join(varDir, 'secret.key'), 'rota');
    assert.throws(() => readSecretKey({ secretKey: undefined, varDir }), StartError);
  });
});
