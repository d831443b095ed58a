import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { connectionConfig } from '@femcoders/api/database/connection-config';
import {
  createTestAuthority,
  startTestServer,
  type TestAuthority,
  type TestServer,
} from '@femcoders/services/testing/test-server';
import pg from 'pg';
import { checkSessions, waitForDatabase } from './wait-for-database.ts';

const password = "a&b@c:d/e?f#g%h+i ü'j";

describe('the address of a database', () => {
  let folder: string;
  let server: TestServer;
  let authority: TestAuthority;
  let stranger: TestAuthority;
  before(async () => {
    folder = mkdtempSync(join(tmpdir(), 'tls-'));
    const other = mkdtempSync(join(folder, 'other-'));
    authority = createTestAuthority(folder);
    stranger = createTestAuthority(other);
    server = await startTestServer();
    await server.run(`create role maría login password '${password.replaceAll("'", "''")}'`);
    await server.run('create role cliente login');
  });
  after(async () => {
    await server?.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  const urlOf = (query = '', host = server.addresses[0]) =>
    `postgresql://mar%C3%ADa:${encodeURIComponent(password)}@${host}/postgres${query && `?${query}`}`;
  const reach = (url: string) => waitForDatabase(url, 'DATABASE_URL');
  /** @returns whether the connection that an address leads to is encrypted */
  const isEncrypted = async (url: string) => {
    const client = new pg.Client(connectionConfig(await reach(url)));
    await client.connect();
    const { rows } = await client.query('select ssl from pg_stat_ssl where pid = pg_backend_pid()');
    await client.end();
    return rows[0].ssl;
  };
  const refused = (url: string, message: RegExp) =>
    assert.rejects(reach(url), (error: Error) => {
      assert.equal(error.name, 'StartError');
      assert.match(error.message, message);
      assert.ok(!error.message.includes(password) && !error.message.includes(encodeURIComponent(password)));
      return true;
    });

  it('takes a password of signs, and names what is wrong about another one', async () => {
    await server.letIn('host all all 127.0.0.0/8 scram-sha-256');
    assert.equal(await isEncrypted(urlOf()), false);
    await refused(urlOf().replace('%C3%BC', 'u'), /^DATABASE_URL: no acepta la usuaria o la contraseña/);
    await refused(urlOf().replace('/postgres', '/nada'), /^DATABASE_URL: esa base de datos no existe/);
    await refused('postgresql://nadie@127.0.0.1:1/x', /^DATABASE_URL: la base de datos no responde \(.*ECONNREFUSED/);
  });

  it('leads to one that takes every letter, or is refused before anything is made in it', async () => {
    await server.letIn('host all all 127.0.0.0/8 scram-sha-256');
    await server.run(`create database latina encoding 'LATIN1' locale 'C' template template0`);
    await assert.rejects(checkSessions(urlOf().replace('/postgres', '/latina'), 'DATABASE_URL'), {
      name: 'StartError',
      message: /^DATABASE_URL: esa base de datos guarda los textos en LATIN1.*CREATE DATABASE … ENCODING 'UTF8'/,
    });
  });

  it('of a server without TLS is used without it unless sslmode demands it', async () => {
    await server.letIn('host all all 127.0.0.0/8 scram-sha-256');
    for (const mode of ['disable', 'allow', 'prefer'])
      assert.equal(await isEncrypted(urlOf(`sslmode=${mode}`)), false, mode);
    for (const query of [
      'sslmode=require',
      'ssl=true',
      `sslmode=verify-ca&sslrootcert=${authority.file}`,
      'sslmode=verify-full',
    ])
      await refused(urlOf(query), /^DATABASE_URL: el servidor no ofrece TLS, y sslmode lo pide/);
  });

  it('of a server with TLS is encrypted and verified as libpq does', async () => {
    await server.turnTlsOn(authority);
    await server.letIn('host all all 127.0.0.0/8 scram-sha-256');
    const [, otherName] = server.addresses;
    const encrypted = {
      '': true,
      'sslmode=disable': false,
      'sslmode=allow': false,
      'sslmode=prefer': true,
      'sslmode=require': true,
    };
    for (const [query, expected] of Object.entries(encrypted))
      assert.equal(await isEncrypted(urlOf(query)), expected, query);
    assert.equal(await isEncrypted(urlOf('sslmode=require', otherName)), true);

    const known = `sslrootcert=${authority.file}`;
    assert.equal(await isEncrypted(urlOf(`sslmode=verify-full&${known}`)), true);
    assert.equal(await isEncrypted(urlOf(`sslmode=verify-ca&${known}`, otherName)), true);
    assert.equal(await isEncrypted(urlOf(`sslmode=require&${known}`, otherName)), true);
    await refused(urlOf(`sslmode=verify-full&${known}`, otherName), /certificado del servidor es de otro nombre/);

    const unknown = /certificado del servidor no es de una CA conocida: pon en sslrootcert/;
    const foreign = `sslrootcert=${stranger.file}`;
    for (const mode of ['require', 'verify-ca', 'verify-full'])
      await refused(urlOf(`sslmode=${mode}&${foreign}`), unknown);
    for (const query of ['sslmode=verify-full', 'sslrootcert=system&sslmode=verify-full'])
      await refused(urlOf(query), unknown);
  });

  it('finds out that a server demands TLS, or a certificate of the client', async () => {
    await server.turnTlsOn(authority);
    await server.letIn('hostssl all maría 127.0.0.0/8 scram-sha-256', 'hostssl all cliente 127.0.0.0/8 cert');
    for (const query of ['', 'sslmode=allow', 'sslmode=prefer'])
      assert.equal(await isEncrypted(urlOf(query)), true, query);
    await refused(urlOf('sslmode=disable'), /el servidor solo acepta conexiones con TLS/);

    const { cert, key } = authority.issue('cliente');
    const asClient = `postgresql://cliente@${server.addresses[0]}/postgres?sslmode=verify-full&sslrootcert=${authority.file}`;
    assert.equal(await isEncrypted(`${asClient}&sslcert=${cert}&sslkey=${key}`), true);
    const sealed = join(folder, 'sealed.key');
    const sealing = ['ec', '-in', key, '-out', sealed, '-aes256', '-passout', 'pass:abrete'];
    execFileSync('openssl', sealing, { stdio: 'pipe' });
    const withSealed = `${asClient}&sslcert=${cert}&sslkey=${sealed}&sslpassword=`;
    assert.equal(await isEncrypted(`${withSealed}abrete`), true);
    await refused(`${withSealed}otra`, /en sslpassword la contraseña de la clave de sslkey/);
    await refused(asClient, /el servidor pide un certificado de cliente/);
    await refused(
      `${asClient}&sslcert=/nowhere/x.crt`,
      /archivos que se puedan leer \(\/nowhere\/x\.crt no se puede leer\)/,
    );
    await refused(
      `postgresql://otra@${server.addresses[0]}/postgres?sslmode=require`,
      /falta una línea en su pg_hba\.conf/,
    );
  });
});
