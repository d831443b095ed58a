import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { after, before, beforeEach, describe, it } from 'node:test';
import { inflateRawSync } from 'node:zlib';
import { createDatabase } from '@femcoders/api/database/database';
import { rescanFiles } from '@femcoders/api/features/files/rescan-files';
import { removeObjects, removeStrayObjects } from '@femcoders/api/files/remove-objects';
import { createUploadedFiles, type UploadedFiles, uploadsPrefix } from '@femcoders/api/files/uploaded-files';
import { addTalk } from '@femcoders/api/testing/add-talk';
import { createTestApi, type TestApi, type TestMember } from '@femcoders/api/testing/test-api';
import { pdf } from '@femcoders/api/testing/test-documents';
import { testSecrets } from '@femcoders/api/testing/test-secrets';
import { findClamd, startTestClamd, testVirus } from '@femcoders/services/testing/test-clamd';
import { findObjectStore } from '@femcoders/services/testing/test-object-store';
import { parseStorageUrl } from '@femcoders/storage/open-store';
import { createS3Store } from '@femcoders/storage/s3-store';
import { openTestBucket, type TestBucket } from '@femcoders/storage/testing/open-test-bucket';
import { aboutObjects, aboutRestoredObjects, readNamedObjects } from './backup/uploaded-objects.ts';
import { checkUploads } from './doctor/uploads-check.ts';

const skip = findObjectStore() ? false : 'No object store is installed (Debian: apt-get install swift-proxy …)';
const clamdPath = findClamd();
const largestInRow = 2_000;
const day = 24 * 3_600_000;
const large = pdf('x'.repeat(largestInRow));
const octets = { 'content-type': 'application/octet-stream' };

/** The content of a file in a ZIP. @param entry all behind the sign of its header */
function contentOf(entry: string): Buffer {
  const bytes = Buffer.from(entry, 'latin1');
  const content = bytes.subarray(26 + bytes.readUInt16LE(22) + bytes.readUInt16LE(24));
  return bytes.readUInt16LE(4) === 0 ? content.subarray(0, large.length) : inflateRawSync(content);
}

describe('files that somebody sends, with a store for the large ones', { skip }, () => {
  let bucket: TestBucket;
  let uploads: UploadedFiles;
  let api: TestApi;
  let member: TestMember;
  let admin: TestMember;
  let reference: string;
  let talk: string;
  before(async () => {
    bucket = await openTestBucket({ silenceMs: 2_000 });
    uploads = createUploadedFiles({ store: bucket.store, largestInRow, log: { error() {} } });
    api = await createTestApi({ uploads });
    member = await api.member('member');
    admin = await api.member('admin');
    talk = await addTalk(api.pool);
  });
  after(async () => {
    await api.close();
    await bucket.close();
  });
  beforeEach(async () => {
    await api.pool.query(
      'delete from document_cases; delete from contact_messages; delete from talk_files; delete from pictures; delete from rate_limits',
    );
    await removeObjects(createDatabase(api.pool), bucket.store);
    for (const key of await keys()) await bucket.store.remove(key);
    const body = { fields: { puesto: 'Frontend' } };
    const draft = await api.call('PUT', `/user/${member.id}/documents/drafts/cv`, { as: member.authorization, body });
    reference = draft.json().reference;
  });

  const keys = async () => {
    const found: string[] = [];
    for await (const { key } of bucket.store.list(uploadsPrefix)) found.push(key);
    return found;
  };
  const address = (file: string) => `/user/${member.id}/documents/${reference}/files/${file}`;
  const upload = (content: Buffer, file: string = randomUUID()) =>
    api.call('PUT', `${address(file)}?name=cv.pdf`, { as: member.authorization, body: content, headers: octets });
  const download = (file: string) => api.call('GET', address(file), { as: member.authorization });
  const contact = (sender: object = { reason: 'comunidad', name: 'Ana', email: member.email }) =>
    api.call('POST', '/contact', {
      body: {
        ...{ ...sender, privacy: true },
        message: 'Os mando un archivo, a ver qué os parece.',
        attachment: { name: 'a.pdf', content: large.toString('base64') },
      },
    });
  const slides = (content: Buffer) =>
    api.call('PUT', `/admin/talks/${talk}/slides.pdf`, {
      as: admin.authorization,
      body: { name: 'a.pdf', content: content.toString('base64') },
    });
  const readSlides = async () => {
    const { rows } = await api.pool.query<{ slug: string }>('select slug from talks where id = $1', [talk]);
    return api.call('GET', `/talks/${rows[0]?.slug}/slides.pdf`);
  };
  const drawn = () => readFile(join(import.meta.dirname, '../../shell/public/icons/apple-touch-icon.png'));
  const picture = async () =>
    api.call('POST', '/admin/pictures', { as: admin.authorization, headers: octets, body: await drawn() });
  const remove = () => removeObjects(createDatabase(api.pool), bucket.store);
  const isAway = (answer: Awaited<ReturnType<typeof download>>, says: RegExp) => {
    assert.equal(answer.statusCode, 503, answer.body);
    assert.match(answer.json().message, says);
  };

  it('are objects with a row that names them, and are read as those in their rows are', async () => {
    const [one, small] = [randomUUID(), randomUUID()];
    assert.equal((await upload(large, one)).statusCode, 201);
    assert.equal((await upload(pdf(), small)).statusCode, 201);
    assert.equal((await contact()).statusCode, 201);
    assert.equal((await slides(large)).json().pdf.bytes, large.length);
    const kept = await picture();
    assert.equal(kept.statusCode, 201, kept.body);
    assert.equal((await keys()).length, 4);
    const { rows } = await api.pool.query<{ bytes: number }>(
      `select octet_length(content) as bytes from contact_attachments union all select octet_length(content) from talk_files
       union all select octet_length(webp) from pictures union all select octet_length(sealed) from document_contents order by 1`,
    );
    assert.deepEqual(
      rows.slice(0, 4).map(({ bytes }) => bytes),
      [0, 0, 0, 0],
    );
    assert.ok((rows[4]?.bytes ?? 0) > 0, 'the small one is in its row');

    for (const [file, content] of [
      [one, large],
      [small, pdf()],
    ] as const) {
      const answer = await download(file);
      assert.equal(answer.statusCode, 200);
      assert.deepEqual(answer.rawPayload, content);
      assert.match(String(answer.headers['content-security-policy']), /sandbox/);
    }
    const { rows: messages } = await api.pool.query<{ id: string }>('select id from contact_messages');
    const inbox = `/admin/contact/${messages[0]?.id}`;
    assert.equal((await api.call('GET', inbox, { as: admin.authorization })).json().attachment.bytes, large.length);
    assert.deepEqual((await api.call('GET', `${inbox}/attachment`, { as: admin.authorization })).rawPayload, large);
    const sent = await readSlides();
    assert.deepEqual([sent.rawPayload, sent.headers['content-length']], [large, String(large.length)]);
    const shown = await api.call('GET', kept.json().path);
    assert.deepEqual([shown.statusCode, shown.rawPayload.subarray(8, 12).toString()], [200, 'WEBP']);
  });

  it('are sealed in the store where they are sealed in rows, and are in a member’s copy of her data', async () => {
    await upload(large);
    const [key = ''] = await keys();
    const object = await bucket.store.get(key);
    const bytes = Buffer.concat((await object?.body.toArray()) ?? []);
    assert.ok(!bytes.includes('%PDF') && !bytes.includes('xxxxxxxx'));
    await contact();
    await api.pool.query('update sessions set proven_at = $1', [api.clock.now]);
    const answer = await api.call('POST', `/user/${member.id}/export`, { as: member.authorization });
    const copied = answer.rawPayload
      .toString('latin1')
      .split('PK\x03\x04')
      .filter((part) => /\.pdf/.test(part.slice(26, 90)));
    assert.deepEqual(copied.map(contentOf), [large, large]);
  });

  it('stay in their row where they come with an anonymous message: a store notes the moment of each object', async () => {
    const answer = await contact({ reason: 'conducta', anonymous: true });
    assert.equal(answer.statusCode, 201, answer.body);
    assert.deepEqual(await keys(), []);
    const { rows } = await api.pool.query<{ content: Buffer }>('select content from contact_attachments');
    assert.deepEqual(rows[0]?.content, large);
  });

  it('leave nothing in the store when their case does not take them', async () => {
    reference = 'FC-AAAA-AAAA';
    assert.equal((await upload(large)).statusCode, 404);
    assert.deepEqual(await keys(), []);
  });

  it('go from the store once their row is gone, however it went, and no other does', async () => {
    const stays = randomUUID();
    await upload(large, stays);
    const removed = randomUUID();
    await upload(large, removed);
    await contact();
    await slides(large);
    await slides(pdf('y'.repeat(largestInRow)));
    assert.equal((await keys()).length, 5);
    await api.call('DELETE', address(removed), { as: member.authorization });
    await api.pool.query('delete from contact_messages');
    assert.equal((await keys()).length, 5, 'a row goes first, then its object');
    await remove();
    assert.equal((await keys()).length, 2);
    assert.equal((await download(stays)).statusCode, 200);
    assert.equal((await readSlides()).statusCode, 200);
    await api.pool.query('delete from talk_files');
    await api.call('DELETE', `/user/${member.id}/documents/${reference}`, { as: member.authorization });
    await api.pool.query('delete from document_cases');
    await remove();
    assert.deepEqual(await keys(), []);
    assert.equal((await api.pool.query('select 1 from removed_objects')).rowCount, 0);
  });

  it('that never got a row, as when a process ends in between, go after a day, and no other does', async () => {
    await upload(large);
    await uploads.put([large]);
    assert.equal((await keys()).length, 2);
    const sweep = (after: number) =>
      removeStrayObjects(createDatabase(api.pool), bucket.store, new Date(Date.now() + after));
    await sweep(day - 60_000);
    assert.equal((await keys()).length, 2);
    await sweep(day + 60_000);
    const { objects } = await readNamedObjects(api.pool);
    assert.deepEqual(await keys(), [...objects.keys()]);
    assert.equal(objects.size, 1);
  });

  it('are refused in a sentence while the store is away, with nothing kept; those that are there are not said to be gone', async () => {
    const [there, inRow] = [randomUUID(), randomUUID()];
    await upload(large, there);
    await slides(large);
    await upload(pdf(), inRow);
    await bucket.server.kill();
    try {
      isAway(await upload(large), /no podemos guardar archivos.*sigue aquí/);
      isAway(await contact(), /no podemos guardar archivos/);
      isAway(await slides(large), /no podemos guardar archivos/);
      isAway(await picture(), /no podemos guardar archivos/);
      assert.equal((await api.pool.query('select 1 from contact_messages')).rowCount, 0);
      assert.equal((await api.pool.query('select 1 from document_files')).rowCount, 2);
      isAway(await download(there), /no podemos abrir este archivo/);
      isAway(await readSlides(), /no podemos abrir este archivo/);
      assert.equal((await download(inRow)).statusCode, 200, 'what is in its row needs no store');
      await assert.rejects(
        api.call('DELETE', address(there), { as: member.authorization }).then(remove),
        /no responde/,
      );
    } finally {
      await bucket.server.restart();
    }
    await remove();
    assert.equal((await keys()).length, 1);
    assert.equal((await readSlides()).statusCode, 200);
  });

  it('are refused while the store is read-only, and read', async () => {
    const there = randomUUID();
    await upload(large, there);
    await bucket.server.restart({ readOnly: true });
    try {
      isAway(await upload(large), /no podemos guardar archivos/);
      assert.equal((await download(there)).statusCode, 200);
    } finally {
      await bucket.server.restart();
    }
  });

  it('of a store that falls silent are given up in time', async () => {
    const silent = createServer(() => undefined).listen(0, '127.0.0.1');
    await new Promise((resolve) => silent.once('listening', resolve));
    const { port } = silent.address() as { port: number };
    const place = { bucket: 'site', prefix: '', endpoint: `http://127.0.0.1:${port}` };
    const store = createS3Store(place, { silenceMs: 200 });
    const late = createUploadedFiles({ store, largestInRow, log: { error() {} } });
    await assert.rejects(late.put([large]), { code: 'unavailable' });
    await assert.rejects(late.read({ content: Buffer.alloc(0), object: { key: 'uploads/a', bytes: 1, sha256: '' } }), {
      code: 'unavailable',
    });
    store.close();
    silent.close();
  });

  it('that are half in the store, or another, are never sent as what was stored', async () => {
    const file = randomUUID();
    await upload(large, file);
    const [key = ''] = await keys();
    for (const wrong of [large.subarray(0, 100), Buffer.alloc(large.length)]) {
      await bucket.store.put(key, wrong);
      isAway(await download(file), /no podemos abrir/);
    }
    await bucket.store.remove(key);
    isAway(await download(file), /no podemos abrir/);
  });

  it('are judged by the virus scanner where they are, and one that has a virus is removed', {
    skip: !clamdPath,
  }, async () => {
    const clamd = await startTestClamd(clamdPath ?? '');
    try {
      const bad = randomUUID();
      await upload(pdf(testVirus + 'x'.repeat(largestInRow)), bad);
      await slides(large);
      const { now } = api.clock;
      await rescanFiles(api.pool, { now, clamavUrl: clamd.url, secrets: testSecrets, uploads });
      assert.equal((await download(bad)).statusCode, 409);
      await remove();
      assert.equal((await keys()).length, 1);
      assert.equal((await readSlides()).statusCode, 200);
    } finally {
      await clamd.close();
    }
  });

  it('are named by backups, restores and the doctor, who says which are lost', async () => {
    const storage = { storage: null };
    assert.deepEqual(await checkUploads(api.pool, storage), []);
    assert.equal(aboutObjects(await readNamedObjects(api.pool)), null);
    await upload(large);
    await upload(large);
    const named = await readNamedObjects(api.pool);
    assert.match(aboutObjects(named) ?? '', /^No lleva 2 archivos \(/);
    assert.match((await aboutRestoredObjects(named, null)) ?? '', /sin STORAGE_URL/);
    assert.match((await aboutRestoredObjects(named, bucket.store)) ?? '', /^Están en .*los 2 archivos/);
    await bucket.server.kill();
    assert.match((await aboutRestoredObjects(named, bucket.store)) ?? '', /no se ha mirado si están\. .*no responde/);
    await bucket.server.restart();
    const [lost = ''] = await keys();
    await bucket.store.remove(lost);
    assert.match((await aboutRestoredObjects(named, bucket.store)) ?? '', /no está 1: se borraron después/);
    const place = parseStorageUrl(bucket.url);
    const [found] = await checkUploads(api.pool, { storage: place });
    assert.deepEqual([found?.state, found?.says.includes(lost)], ['wrong', true]);
    assert.match((await checkUploads(api.pool, storage))[0]?.says ?? '', /STORAGE_URL no dice/);
  });
});
