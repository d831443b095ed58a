import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { createMailbox, writeToMailbox } from './local-mailbox.ts';

const second = 1000;

describe('a local mailbox of 10,000 mails', () => {
  let folder: string;
  const start = Date.parse('2026-11-21T10:00:00.000Z');
  const count = 10_000;

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'mailbox-'));
    for (let index = 0; index < count; index += 1) {
      const createdAt = new Date(start + index * second);
      const subject = index % 1000 === 0 ? '=?UTF-8?Q?Reuni=C3=B3n_de?= =?UTF-8?Q?_promotoras?=' : `Aviso ${index}`;
      const headers = `To: persona${index}@prueba.example\nSubject: ${subject}\nDate: ${createdAt.toUTCString()}`;
      await writeToMailbox(folder, {
        id: randomUUID(),
        createdAt,
        content: Buffer.from(`${headers}\n\n${'Texto. '.repeat(1000)}`),
      });
    }
    await writeFile(join(folder, 'notas.txt'), 'Esto no es un correo.');
    await writeFile(join(folder, 'tampoco.eml'), 'Esto tampoco.');
  });
  after(() => rm(folder, { recursive: true }));

  it('comes in pages, the newest first', async () => {
    const mailbox = createMailbox(folder);
    const first = await mailbox.list({ page: 1, limit: 50 });
    const last = await mailbox.list({ page: 200, limit: 50 });
    assert.equal(first.total, count);
    assert.equal(first.entries.length, 50);
    assert.equal(first.entries[0]?.to, 'persona9999@prueba.example');
    assert.equal(first.entries[0]?.sentAt, new Date(start + 9999 * second).toISOString());
    assert.equal(last.entries.at(-1)?.to, 'persona0@prueba.example');
    assert.deepEqual((await mailbox.list({ page: 201, limit: 50 })).entries, []);
  });

  it('is searched by recipient and subject, ignoring accents and capitals', async () => {
    const mailbox = createMailbox(folder);
    const found = await mailbox.list({ page: 1, limit: 4, q: 'PROMOTORAS reunion' });
    assert.equal(found.total, 10);
    assert.deepEqual(
      found.entries.map(({ subject }) => subject),
      Array(4).fill('Reunión de promotoras'),
    );
    const one = await mailbox.list({ page: 1, limit: 50, q: 'persona1234@' });
    assert.deepEqual(
      one.entries.map(({ subject }) => subject),
      ['Aviso 1234'],
    );
  });

  it('shows what has arrived meanwhile', async () => {
    const mailbox = createMailbox(folder);
    await mailbox.list({ page: 1, limit: 50, q: 'nueva' });
    await writeToMailbox(folder, {
      id: randomUUID(),
      createdAt: new Date(start + count * second),
      content: Buffer.from('To: nueva@prueba.example\nSubject: Hola\nDate: Sat, 21 Nov 2026 13:00:00 GMT\n\nTexto.'),
    });
    assert.equal((await mailbox.list({ page: 1, limit: 50, q: 'nueva' })).total, 1);
  });
});

it('a mail of a month ago is removed, those after it stay', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mailbox-'));
  try {
    const now = new Date('2026-11-21T10:00:00.000Z');
    const day = 24 * 3600 * second;
    for (const age of [30 * day + 1, 30 * day, 0]) {
      const content = Buffer.from(`To: ana@prueba.example\nSubject: Hace ${age}\nDate: ${now.toUTCString()}\n\nTexto.`);
      await writeToMailbox(folder, { id: randomUUID(), createdAt: new Date(now.getTime() - age), content });
    }
    const mailbox = createMailbox(folder);
    const all = async (q?: string) =>
      (await mailbox.list({ page: 1, limit: 50, q })).entries.map(({ subject }) => subject);
    assert.equal((await all('hace')).length, 3);
    await mailbox.purge(now);
    assert.deepEqual(await all(), ['Hace 0', `Hace ${30 * day}`]);
    assert.deepEqual(await all('hace'), ['Hace 0', `Hace ${30 * day}`]);
  } finally {
    await rm(folder, { recursive: true });
  }
});

it('a mailbox that nobody has written to has nothing to remove', async () => {
  await createMailbox(join(tmpdir(), randomUUID())).purge(new Date());
});

it('a mailbox that nobody has written to is empty', async () => {
  assert.deepEqual(await createMailbox(join(tmpdir(), randomUUID())).list({ page: 1, limit: 50 }), {
    entries: [],
    total: 0,
  });
});
