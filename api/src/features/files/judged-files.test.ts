import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { type AddressInfo, connect, createServer } from 'node:net';
import { after, before, beforeEach, describe, test } from 'node:test';
import { closedFileWords } from '@femcoders/contracts/file-verdict';
import {
  findClamd,
  startTestClamd,
  type TestClamd,
  testMostFiles,
  testVirus,
  testVirusName,
} from '@femcoders/services/testing/test-clamd';
import { unzipSync } from 'fflate';
import { clamdAddress, scan } from '../../files/clamd.ts';
import { filesInRows } from '../../files/uploaded-files.ts';
import { addTalk } from '../../testing/add-talk.ts';
import { createTestApi, type TestApi, type TestMember } from '../../testing/test-api.ts';
import { docx, pdf } from '../../testing/test-documents.ts';
import { testSecrets } from '../../testing/test-secrets.ts';
import { rescanFiles } from './rescan-files.ts';

const clamdPath = findClamd();
const skip = clamdPath ? false : 'clamd is not installed (Debian: apt-get install clamav-daemon)';
const infected = pdf(testVirus);
/** Holds more files than clamd looks at. */
const stuffed = docx(Object.fromEntries(Array.from({ length: 2 * testMostFiles }, (_, n) => [`${n}.txt`, `${n}`])));

describe('a file that somebody sends, where clamd judges', { skip }, () => {
  let clamd: TestClamd;
  let api: TestApi;
  let member: TestMember;
  let admin: TestMember;
  let reference: string;
  let talk: string;
  before(async () => {
    clamd = await startTestClamd(clamdPath ?? '');
    api = await createTestApi({ config: { clamavUrl: clamd.url } });
    member = await api.member('member');
    admin = await api.member('admin');
    talk = await addTalk(api.pool);
  });
  after(async () => {
    await api.close();
    await clamd.close();
  });
  beforeEach(async () => {
    await api.pool.query('delete from document_cases; delete from contact_messages; delete from talk_files');
    const body = { fields: { puesto: 'Frontend' } };
    const draft = await api.call('PUT', `/user/${member.id}/documents/drafts/cv`, { as: member.authorization, body });
    reference = draft.json().reference;
  });

  const address = (file: string) => `/user/${member.id}/documents/${reference}/files/${file}`;
  const upload = (content: Buffer, file: string = randomUUID()) =>
    api.call('PUT', `${address(file)}?name=cv.pdf`, {
      as: member.authorization,
      body: content,
      headers: { 'content-type': 'application/octet-stream' },
    });
  const download = (file: string) => api.call('GET', address(file), { as: member.authorization });
  const ownCase = () => api.call('GET', `/user/${member.id}/documents/${reference}`, { as: member.authorization });
  const contact = (content: Buffer) =>
    api.call('POST', '/contact', {
      body: {
        ...{ reason: 'comunidad', name: 'Ana', email: 'ana@example.com', privacy: true },
        message: 'Os mando un archivo, a ver qué os parece.',
        attachment: { name: 'a.pdf', content: content.toString('base64') },
      },
    });
  const slides = (content: Buffer) =>
    api.call('PUT', `/admin/talks/${talk}/slides.pdf`, {
      as: admin.authorization,
      body: { name: 'a.pdf', content: content.toString('base64') },
    });
  const message = async () => {
    const { rows } = await api.pool.query<{ id: string }>('select id from contact_messages');
    return `/admin/contact/${rows[0]?.id}`;
  };
  const judge = () =>
    rescanFiles(api.pool, { now: api.clock.now, clamavUrl: clamd.url, secrets: testSecrets, uploads: filesInRows });

  test('is refused when it has a virus, wherever it is sent, and nothing of it is kept', async () => {
    for (const [answer, field] of [
      [await upload(infected), 'file'],
      [await contact(infected), 'attachment'],
      [await slides(infected), 'pdf'],
    ] as const) {
      assert.equal(answer.statusCode, 400, answer.body);
      assert.equal(answer.json().fields[0].field, field);
      assert.match(answer.json().fields[0].message, /lleva un virus y no lo hemos guardado/);
    }
    for (const table of ['document_files', 'contact_attachments', 'talk_files', 'contact_messages']) {
      assert.equal((await api.pool.query(`select 1 from ${table}`)).rowCount, 0, table);
    }
  });

  test('is taken and can be opened when nothing is found in it', async () => {
    const file = randomUUID();
    assert.equal((await upload(pdf(), file)).json().verdict, 'open');
    const answer = await download(file);
    assert.equal(answer.statusCode, 200);
    assert.deepEqual(answer.rawPayload, pdf());
    assert.match(String(answer.headers['content-security-policy']), /\bsandbox\b/);
    assert.equal(answer.headers['x-content-type-options'], 'nosniff');
    assert.equal(answer.headers['content-disposition'], `attachment; filename="cv.pdf"; filename*=UTF-8''cv.pdf`);
  });

  test('is kept closed while clamd is away, and opened by the next look once it is back', async () => {
    const [clean, bad] = [randomUUID(), randomUUID()];
    await clamd.stop();
    try {
      assert.equal((await upload(pdf(), clean)).json().verdict, 'waiting');
      assert.equal((await upload(infected, bad)).statusCode, 201);
      assert.equal((await contact(infected)).statusCode, 201);
      assert.equal((await slides(pdf())).json().pdf.verdict, 'waiting');
      for (const answer of [
        await download(clean),
        await download(bad),
        await api.call('GET', `${await message()}/attachment`, { as: admin.authorization }),
      ]) {
        assert.equal(answer.statusCode, 409);
        assert.equal(answer.json().message, closedFileWords.waiting);
      }
      const { slug } = (await api.pool.query('select slug from talks where id = $1', [talk])).rows[0];
      assert.equal((await api.call('GET', `/talks/${slug}/slides.pdf`)).statusCode, 404);
      await assert.rejects(judge());
      assert.equal((await download(clean)).statusCode, 409);
    } finally {
      await clamd.start();
    }

    await judge();
    assert.equal((await download(clean)).statusCode, 200);
    const answer = await download(bad);
    assert.deepEqual([answer.statusCode, answer.json().message], [409, closedFileWords.found]);
    const verdicts = (await ownCase()).json().documents.map(({ verdict }: { verdict: string }) => verdict);
    assert.deepEqual(verdicts.sort(), ['found', 'open']);
    const inbox = (await api.call('GET', await message(), { as: admin.authorization })).json();
    assert.deepEqual([inbox.attachment.verdict, inbox.attachment.bytes], ['found', 0]);
    const kept = await api.pool.query('select 1 from document_contents where file_id = $1', [bad]);
    assert.equal(kept.rowCount, 0);
    const file = (await api.call('GET', `/admin/talks/${talk}`, { as: admin.authorization })).json().pdf;
    assert.equal(file.verdict, 'open');
  });

  test('is in the copy of her data only when it may be opened; the list says why another is not', async () => {
    await clamd.stop();
    await upload(pdf());
    await clamd.start();
    await api.pool.query('update sessions set proven_at = $1', [api.clock.now]);
    const answer = await api.call('POST', `/user/${member.id}/export`, { as: member.authorization });
    assert.equal(answer.statusCode, 200, answer.body);
    const copy = unzipSync(answer.rawPayload);
    assert.ok(!Object.keys(copy).some((path) => path.startsWith('documentos/')));
    assert.match(new TextDecoder().decode(copy['datos.json']), /cv\.pdf \(por comprobar: no va en la copia\)/);
  });

  test('from before there was a scanner is looked at, too', async () => {
    const file = randomUUID();
    await upload(pdf(), file);
    await api.pool.query('update document_files set judged_at = null');
    await judge();
    const { rows } = await api.pool.query('select verdict, judged_at from document_files where id = $1', [file]);
    assert.deepEqual(rows, [{ verdict: 'open', judged_at: api.clock.now }]);
  });

  test('that clamd fails to judge keeps back no other file, is closed after some looks, and says so', async () => {
    const [hers, other] = [randomUUID(), randomUUID()];
    // More inside than clamd looks at.
    assert.equal((await upload(stuffed, hers)).json().verdict, 'waiting');
    await clamd.stop();
    await upload(pdf(), other);
    await contact(pdf());
    await slides(pdf());
    await clamd.start();
    await judge();
    const open = await api.pool.query(
      `select verdict from document_files union all select verdict from contact_attachments union all select verdict from talk_files`,
    );
    assert.deepEqual(open.rows.map(({ verdict }) => verdict).sort(), ['open', 'open', 'open', 'waiting']);
    for (let look = 0; look < 2; look += 1) await judge();
    const answer = await download(hers);
    assert.deepEqual([answer.statusCode, answer.json().message], [409, closedFileWords.unjudged]);
    const { documents } = (await ownCase()).json();
    assert.deepEqual(documents.map(({ verdict }: { verdict: string }) => verdict).sort(), ['open', 'unjudged']);
  });

  test('has nothing held against it while clamd is away', async () => {
    await clamd.stop();
    await upload(pdf());
    for (let look = 0; look < 4; look += 1) await assert.rejects(judge());
    await clamd.start();
    const { rows } = await api.pool.query('select verdict, failed_scans from document_files');
    assert.deepEqual(rows, [{ verdict: 'waiting', failed_scans: 0 }]);
  });

  test('that took the place of the one at which clamd looks is not opened by its verdict', async () => {
    const file = randomUUID();
    await clamd.stop();
    await upload(pdf(), file);
    await clamd.start();
    // What happens between reading a file and noting what was found.
    const slow = await clamdThatWaits(clamd.url, async () => {
      assert.equal((await api.call('DELETE', address(file), { as: member.authorization })).statusCode, 204);
      assert.equal((await upload(stuffed, file)).json().verdict, 'waiting');
    });
    try {
      await rescanFiles(api.pool, {
        now: api.clock.now,
        clamavUrl: slow.url,
        secrets: testSecrets,
        uploads: filesInRows,
      });
    } finally {
      slow.close();
    }
    assert.equal((await download(file)).statusCode, 409);
  });

  test('of a message keeps no hour in which it was looked at', async () => {
    await clamd.stop();
    await contact(pdf());
    await clamd.start();
    await judge();
    const { rows } = await api.pool.query('select judged_at from contact_attachments');
    assert.match(rows[0].judged_at.toISOString(), /T00:00:00\.000Z$/);
  });

  test('is found by name, over a socket or a port', async () => {
    assert.equal(await scan(clamdAddress(clamd.url), infected), testVirusName);
    assert.equal(await scan(clamdAddress(clamd.url), Buffer.alloc(10 * 1024 * 1024)), null);
  });
});

/** In front of a clamd: does something before it hands over what is answered. */
async function clamdThatWaits(url: string, meanwhile: () => Promise<void>) {
  const server = createServer((socket) => {
    const behind = connect(url.replace('unix:', '')).on('error', () => socket.destroy());
    socket.on('error', () => {}).pipe(behind);
    behind.once('data', (answer) => void meanwhile().then(() => socket.end(answer)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `tcp://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}

test('what answers otherwise than clamd, or not at all, has judged nothing', async () => {
  const said: (string | null)[] = ['HTTP/1.1 200 OK\r\n\r\n', 'stream: OK, almost\0', 'x'.repeat(100_000), null];
  const server = createServer((socket) => {
    socket.on('error', () => {});
    const next = said.shift();
    if (next) socket.end(next);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  try {
    for (let n = 0; n < 3; n += 1) await assert.rejects(scan({ host: '127.0.0.1', port }, pdf()), /clamd answered/);
    await assert.rejects(scan({ host: '127.0.0.1', port }, pdf(), 50), /in time/);
  } finally {
    server.close();
  }
  await assert.rejects(scan({ host: '127.0.0.1', port }, pdf()), /ECONNREFUSED/);
});

test('clamd is named by a port or by a path, and by nothing else', () => {
  assert.deepEqual(clamdAddress('tcp://127.0.0.1:3310'), { host: '127.0.0.1', port: 3310 });
  assert.deepEqual(clamdAddress('tcp://[::1]:3310'), { host: '::1', port: 3310 });
  for (const path of ['/run/clamd.ctl', 'unix:/run/clamd.ctl', 'unix:///run/clamd.ctl']) {
    assert.deepEqual(clamdAddress(path), { path: '/run/clamd.ctl' });
  }
  for (const wrong of ['clamd', 'http://127.0.0.1:3310', 'tcp://127.0.0.1', 'tcp://a:b@127.0.0.1:1', '']) {
    assert.throws(() => clamdAddress(wrong), TypeError, wrong);
  }
});
