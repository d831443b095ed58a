import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { openBackup } from './archive-reader.ts';
import { createArchive } from './archive-writer.ts';
import { backupFormat, headPath } from './manifest.ts';

describe('the archive of a backup', () => {
  const now = new Date('2026-11-23T09:00:00Z');
  const content = {
    [headPath]: JSON.stringify({
      format: backupFormat,
      createdAt: now.toISOString(),
      postgres: '18.4',
      schemas: { api: [], registry: [], jobs: null },
      tables: [],
      sequences: [],
      releases: [],
      keyMark: '',
      holdsKey: false,
    }),
    'database/public.comments/000001.copy.gz': 'ñandú\n'.repeat(100),
    'mailbox/nothing.eml': '',
    [`releases/shell/${'a'.repeat(60)}/${'b'.repeat(60)}.js`]: 'x'.repeat(512),
  };
  let home: string;
  let file: string;
  let whole: Buffer;

  before(async () => {
    home = mkdtempSync(join(tmpdir(), 'archive-'));
    file = join(home, 'whole.tar');
    const archive = await createArchive(file, now);
    for (const [path, text] of Object.entries(content)) await archive.add(path, text);
    const size = await archive.finish({});
    whole = readFileSync(file);
    assert.equal(size, whole.length);
  });
  after(() => rmSync(home, { recursive: true, force: true }));

  async function contentOf(archive: string): Promise<Record<string, string>> {
    const backup = await openBackup(archive);
    const found: Record<string, string> = {};
    for await (const { path, read } of backup.entries()) found[path] = (await read()).toString();
    await backup.close();
    return found;
  }
  const refuses = async (bytes: Buffer, reason: RegExp, what: string) => {
    const broken = join(home, 'broken.tar');
    writeFileSync(broken, bytes);
    await assert.rejects(openBackup(broken), { name: 'StartError', message: reason }, what);
  };

  it('gives back what was put into it, in its order', async () => {
    const { 'checksums.json': _, ...found } = await contentOf(file);
    assert.deepEqual(Object.entries(found), Object.entries(content));
  });

  it('is refused with a bit changed anywhere, also where it means nothing', async () => {
    for (let at = 0; at < whole.length; at += 5) {
      const flipped = Buffer.from(whole);
      flipped[at] = (flipped[at] ?? 0) ^ (1 << (at % 8));
      await refuses(flipped, at < 1024 ? /no es una copia|más nuevo|ha cambiado/ : /ha cambiado/, `byte ${at}`);
    }
  });

  it('is refused wherever it is cut off', async () => {
    for (let length = 512; length < whole.length; length += 61)
      await refuses(whole.subarray(0, length), /está a medias/, `${length} bytes`);
    await refuses(whole.subarray(0, 511), /no es una copia/, 'not even a header');
  });

  it('that was written before a library wrote it is read as ever', async () => {
    const older = join(home, 'older.tar');
    writeFileSync(older, asWrittenBefore(whole));
    assert.notDeepEqual(readFileSync(older), whole);
    assert.deepEqual(await contentOf(older), await contentOf(file));
  });

  it('that is given up leaves nothing', async () => {
    const archive = await createArchive(join(home, 'none.tar'), now);
    await archive.add('a', 'b'.repeat(1e6));
    await archive.abandon();
    assert.deepEqual(readdirSync(home).sort(), ['broken.tar', 'older.tar', 'whole.tar']);
  });
});

/** An archive as it was written until November 2026: its numbers end in NUL, and there are none of devices. */
function asWrittenBefore(archive: Buffer): Buffer {
  const older = Buffer.from(archive);
  for (let at = 0; older[at] !== 0; ) {
    const header = older.subarray(at, at + 512);
    for (const from of [100, 108, 116]) header.write(`0${header.toString('latin1', from, from + 6)}\0`, from);
    for (const end of [135, 147]) header[end] = 0;
    header.fill(0, 329, 345);
    const sum = header.fill(' ', 148, 156).reduce((all, byte) => all + byte, 0);
    header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
    at += 512 + Math.ceil(Number.parseInt(header.toString('latin1', 124, 135), 8) / 512) * 512;
  }
  return older;
}
