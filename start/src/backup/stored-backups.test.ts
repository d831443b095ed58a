import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { version } from '@femcoders/registry/test/release-fixture';
import { createTestDatabase, type TestDatabase } from '@femcoders/services/testing/test-database';
import { findObjectStore } from '@femcoders/services/testing/test-object-store';
import { openTestBucket, type TestBucket } from '@femcoders/storage/testing/open-test-bucket';
import { laySite } from '../testing/lay-site.ts';
import { runCommandFile } from '../testing/run-command.ts';
import { makeBackupKeys } from './encryption.ts';

describe('Backups in a store', { skip: !findObjectStore() }, () => {
  let home: string;
  let database: TestDatabase;
  let bucket: TestBucket;
  let variables: Record<string, string>;

  before(async () => {
    home = mkdtempSync(join(tmpdir(), 'stored-backups-'));
    bucket = await openTestBucket();
    database = await createTestDatabase();
    const keys = await makeBackupKeys();
    writeFileSync(join(home, 'copias.key'), `# comentario\n${keys.identity}\n`);
    variables = {
      DATABASE_URL: database.url,
      VAR_DIR: join(home, 'var'),
      STORAGE_URL: bucket.url,
      ...bucket.server.variables,
      BACKUP_RECIPIENT: keys.recipient,
      SECRET_KEY: Buffer.alloc(32, 1).toString('base64'),
      SEED: 'none',
    };
    await laySite(variables);
  });
  after(async () => {
    await bucket.close();
    await database.drop();
    rmSync(home, { recursive: true, force: true });
  });

  const opens = () => ({ BACKUP_IDENTITY_FILE: join(home, 'copias.key') });
  const run = (program: string, words: string[], further: Record<string, string> = {}) =>
    runCommandFile(`backup/${program}-command.ts`, words, { ...variables, ...further });
  const keysIn = async (prefix: string) => {
    const keys: string[] = [];
    for await (const { key } of bucket.store.list(prefix)) keys.push(key);
    return keys;
  };

  it('are not made without somebody who could open them', async () => {
    const { code, said } = await run('backup', ['--store'], { BACKUP_RECIPIENT: '' });
    assert.equal(code, 1);
    assert.match(said, /BACKUP_RECIPIENT.*npm run backup-key/);
    assert.deepEqual(await keysIn('backups/'), []);
  });

  it('are encrypted, read back, pruned, and leave nothing on the machine', async () => {
    for (let times = 0; times < 3; times += 1) {
      const { code, said } = await run('backup', ['--store', '--keep', '2']);
      assert.equal(code, 0, said);
      assert.match(said, /cifrada en s3:\/\/site\/of\/the-site\/.*leída de vuelta/);
    }
    const keys = await keysIn('backups/');
    assert.equal(keys.length, 4, 'two backups with their descriptions');
    const [content = ''] = keys.filter((key) => key.endsWith('.tar.age'));
    const stored = await bucket.store.get(content);
    const [head] = (await stored?.body.toArray()) ?? [];
    assert.match(String(head).slice(0, 30), /^age-encryption\.org\/v1/);
    assert.deepEqual(readdirSync(join(home, 'var', 'backups')), []);
  });

  it('of several sites in one bucket are kept apart: none removes those of another, and none is taken for the newest of all', async () => {
    const other = { SECRET_KEY: Buffer.alloc(32, 7).toString('base64') };
    const before = await keysIn('backups/');
    assert.equal((await run('backup', ['--store', '--keep', '1'], other)).code, 0);
    const added = (await keysIn('backups/')).filter((key) => !before.includes(key));
    assert.equal(added.length, 2);
    assert.deepEqual(before.filter((key) => !key.endsWith('.json')).length, 2, 'those of before stay');
    const { code, said } = await run('rehearse', [], opens());
    assert.equal(code, 1);
    assert.match(said, /copias de más de un sitio/);
    for (const key of added) await bucket.store.remove(key);
  });

  it('of a clock that was ahead neither count nor push out those that do', async () => {
    const before = await keysIn('backups/');
    const [description = ''] = before.filter((key) => key.endsWith('.json'));
    const stored = await bucket.store.get(description);
    const said = JSON.parse(Buffer.concat((await stored?.body.toArray()) ?? []).toString());
    const content = await bucket.store.get(description.replace('.json', '.tar.age'));
    const future = 'backups/femcoders-20300101T030000000Z';
    await bucket.store.put(`${future}.tar.age`, Buffer.concat((await content?.body.toArray()) ?? []));
    await bucket.store.put(
      `${future}.json`,
      Buffer.from(JSON.stringify({ ...said, createdAt: '2030-01-01T03:00:00.000Z' })),
    );
    assert.equal((await run('backup', ['--store', '--keep', '1'])).code, 0);
    const after = await keysIn('backups/');
    assert.equal(after.filter((key) => !key.startsWith(future)).length, 2, 'the one that was just made');
    assert.ok(!after.some((key) => before.includes(key)), 'older ones are gone');
    for (const ending of ['.json', '.tar.age']) await bucket.store.remove(future + ending);
  });

  it('whose content is not all there are none', async () => {
    const [key = ''] = (await keysIn('backups/')).filter((one) => one.endsWith('.tar.age'));
    const stored = await bucket.store.get(key);
    const content = Buffer.concat((await stored?.body.toArray()) ?? []);
    await bucket.store.put(key, content.subarray(0, 100));
    const { code, said } = await run('rehearse', [], opens());
    assert.equal(code, 1);
    assert.match(said, /No hay ninguna/);
    await bucket.store.put(key, content);
  });

  it('that were being made when the machine lost its power leave nothing in the clear once another is made', async () => {
    const left = join(home, 'var', 'backups', `.in-the-clear-${hostname()}-4194304-abcdef`);
    mkdirSync(left, { recursive: true });
    writeFileSync(join(left, 'femcoders-20261127T030000000Z.tar'), 'personal data');
    assert.equal((await run('backup', ['--store'])).code, 0);
    assert.deepEqual(readdirSync(join(home, 'var', 'backups')), []);
  });

  it('are restored into an empty place and compared, row by row', async () => {
    const { code, said } = await run('rehearse', [], opens());
    assert.equal(code, 0, said);
    assert.match(said, /restaurada y comparada, \d+ filas en \d+ tablas, iguales/);
    assert.deepEqual(readdirSync(join(home, 'var', 'backups')), [], 'nothing of it stays');
  });

  it('make the site again on another machine', async () => {
    const elsewhere = { VAR_DIR: join(home, 'elsewhere'), DATABASE_URL: '' };
    const { code, said } = await run('restore', ['almacen:ultima', '--without-key'], { ...opens(), ...elsewhere });
    assert.equal(code, 0, said);
    assert.match(said, /Restaurado en/);
    const releases = join(home, 'elsewhere', 'releases', 'shell');
    assert.deepEqual(readdirSync(releases), [version('1')]);
  });

  it('do not open with another key, or without one, and say what to do', async () => {
    const other = join(home, 'other.key');
    writeFileSync(other, (await makeBackupKeys()).identity);
    const wrong = await run('rehearse', [], { BACKUP_IDENTITY_FILE: other });
    assert.equal(wrong.code, 1);
    assert.match(wrong.said, /no se abre con la clave de/);
    assert.doesNotMatch(wrong.said, /AGE-SECRET-KEY-1\w/);
    const without = await run('restore', ['almacen:ultima', '--check']);
    assert.equal(without.code, 1);
    assert.match(without.said, /BACKUP_IDENTITY_FILE/);
  });

  it('that were changed by a bit are refused', async () => {
    const [key = ''] = (await keysIn('backups/')).filter((one) => one.endsWith('.tar.age')).slice(-1);
    const stored = await bucket.store.get(key);
    const content = Buffer.concat((await stored?.body.toArray()) ?? []);
    const changed = Buffer.from(content);
    changed[changed.length - 40] = (changed.at(-40) ?? 0) ^ 1;
    await bucket.store.put(key, changed);
    const { code, said } = await run('rehearse', [], opens());
    assert.equal(code, 1);
    assert.match(said, /ha cambiado desde que se hizo/);
    await bucket.store.put(key, content);
  });

  it('without their description, as of an upload that was killed, are none', async () => {
    const [description = ''] = (await keysIn('backups/')).filter((one) => one.endsWith('.json')).slice(-1);
    await bucket.store.remove(description);
    const name = description.replace(/^backups\/|\.json$/g, '');
    const { code, said } = await run('restore', [`almacen:${name}`, '--check'], opens());
    assert.equal(code, 1);
    assert.match(said, new RegExp(`no está la copia ${name}. Las últimas: femcoders-`));
  });

  it('are not taken for done while the store is read-only: the command fails, and nothing in the clear stays', async () => {
    await bucket.server.restart({ readOnly: true });
    const { code, said } = await run('backup', ['--store', '--keep', '1']);
    assert.equal(code, 1);
    assert.match(said, /ahora solo deja leer/);
    assert.deepEqual(readdirSync(join(home, 'var', 'backups')), []);
    await bucket.server.restart();
  });

  it('have their keys made by a command that shows only the half that closes', async () => {
    const file = join(home, 'new.key');
    const { code, said } = await run('backup-key', [file]);
    assert.equal(code, 0);
    assert.match(said, /BACKUP_RECIPIENT=age1[0-9a-z]{58}\n/);
    assert.doesNotMatch(said, /AGE-SECRET/);
    assert.match(readFileSync(file, 'utf8'), /^AGE-SECRET-KEY-1/m);
    assert.equal((await run('backup-key', [file])).code, 1, 'it writes over no key');
  });
});
