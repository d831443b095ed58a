import assert from 'node:assert/strict';
import { test } from 'node:test';
import { smtpSettings } from './transport.ts';

test('a mail server of another machine is spoken to over TLS only, one of this machine as it likes', () => {
  const security = (url: string) => {
    const { secure, requireTLS } = smtpSettings(url);
    return { secure, requireTLS };
  };
  assert.deepEqual(security('smtps://ana:clave@correo.example'), { secure: true, requireTLS: false });
  assert.deepEqual(security('smtp://ana:clave@correo.example'), { secure: false, requireTLS: true });
  assert.deepEqual(security('smtp://10.0.0.7:25'), { secure: false, requireTLS: true });
  for (const host of ['127.0.0.1', 'localhost', '[::1]']) {
    assert.deepEqual(security(`smtp://${host}:1025`), { secure: false, requireTLS: false }, host);
  }
});
