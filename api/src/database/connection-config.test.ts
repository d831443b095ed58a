import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import pg from 'pg';
import { connectionConfig, tlsAttempts } from './connection-config.ts';

const signs = "a&b@c:d/e?f#g%h+i ü'j";

describe('the address of a database', () => {
  it('gives each part as it was meant, however it is written', () => {
    const { user, password, database, host, port } = connectionConfig(
      `postgres://mar%C3%ADa:${encodeURIComponent(signs)}@db.example:6432/mi%2Fbase`,
    );
    assert.deepEqual([user, password, database, host, port], ['maría', signs, 'mi/base', 'db.example', 6432]);
    const query = connectionConfig(
      `postgresql:///base?host=%2Frun%2Fpg&port=6543&user=ana&password=a%2Bb+c&options=-c%20x.y%3D1`,
    );
    assert.deepEqual(
      [query.host, query.port, query.user, query.password, query.options],
      ['/run/pg', 6543, 'ana', 'a+b+c', '-c x.y=1'],
    );
    assert.equal(connectionConfig('postgresql://ana:p:q@[::1]/base').host, '::1');
    assert.equal(connectionConfig('postgresql://ana:p:q@[::1]/base').password, 'p:q');
    const bare = new pg.Client(connectionConfig('postgresql://ana@/base'));
    assert.equal(bare.host, process.env.PGHOST ?? 'localhost');
  });

  it('whose password holds signs as they are is refused without repeating it', () => {
    for (const secret of ['12#34', 'ab#cd', '12/34', 'a/b', '12?34', '50%off', '%', 'caf%E9', '12/34@x?5'])
      assert.throws(
        () => connectionConfig(`postgresql://ana:${secret}@db.example/base`),
        (error: Error) =>
          error.name === 'DatabaseUrlError' &&
          /# es %23/.test(error.message) &&
          !JSON.stringify(error).includes(secret) &&
          !(error.stack ?? '').includes(`:${secret}@`),
        secret,
      );
    for (const url of ['mysql://ana@db/base', 'db.example', 'postgresql://db:port/base', 'postgresql://db:99999/base'])
      assert.throws(() => connectionConfig(url), { name: 'DatabaseUrlError' });
  });

  it('that asks for what the site would not do is refused by name: a protection must not be lost to a slip', () => {
    const refused = (query: string, message: RegExp) =>
      assert.throws(() => connectionConfig(`postgresql://ana@db/base?${query}`), message);
    refused('sslMode=verify-full', /conoce: sslMode no es ninguno de ellos/);
    refused('sslmode=require&ssl_rootcert=/ca.pem&sslcrl=/crl.pem', /ssl_rootcert, sslcrl no son ninguno de ellos/);
    refused('sslmode=require&channel_binding=require', /quita channel_binding=require y pon sslmode=verify-full/);
    refused('ssl=1', /en ssl «true» o «false»/);
    refused('password=a&b=c', /^(?!.*\bb\b).*conoce: uno no es ninguno de ellos/);
    const { host } = connectionConfig(
      'postgresql://ana@db/base?connect_timeout=5&keepalives_idle=10&channel_binding=prefer&ssl=false&gssencmode=disable',
    );
    assert.equal(host, 'db');
  });

  it('says by which TLS it is to be tried', () => {
    assert.deepEqual(tlsAttempts('postgresql://db/base'), [
      'postgresql://db/base?sslmode=no-verify',
      'postgresql://db/base?sslmode=disable',
    ]);
    assert.deepEqual(tlsAttempts('postgresql://db/base?options=x&sslmode=allow'), [
      'postgresql://db/base?options=x&sslmode=disable',
      'postgresql://db/base?options=x&sslmode=no-verify',
    ]);
    for (const url of ['postgresql://db/base?sslmode=require', 'postgresql:///base?host=/run/pg'])
      assert.deepEqual(tlsAttempts(url), [url]);
    assert.throws(() => connectionConfig('postgresql://db/base?sslmode=siempre'), /en sslmode uno de estos: disable/);
    assert.throws(() => connectionConfig('postgresql://db/base?sslmode=verify-ca'), /también sslrootcert/);
    assert.throws(
      () => connectionConfig('postgresql://a,b/base?target_session_attrs=standby'),
      /any, read-write, primary/,
    );
  });
});
