import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { createCacheMemory } from '@femcoders/contracts/cache-memory';
import { sourceHash } from './source-hash.ts';
import { StyleTexts } from './style-texts.ts';

describe('a stylesheet inside a page', () => {
  let folder: string;
  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'style-texts-'));
    mkdirSync(join(folder, 'shell', 'a', 'client'), { recursive: true });
  });
  after(() => rmSync(folder, { recursive: true, force: true }));

  /** Reads the style text of a released file. */
  function read(content: string, file: string) {
    writeFileSync(join(folder, 'shell', 'a', 'client', file), content);
    const integrity = `sha256-${createHash('sha256').update(content).digest('base64')}`;
    const log = { warn: () => {}, error: () => {} };
    return new StyleTexts(folder, log, createCacheMemory()).read(`/mf/shell/a/${file}`, integrity);
  }

  it('is the very text that its hash lets in: browsers make one sign of each line end before they look', async () => {
    const { bytes, hash } = await read('a{\r\n}\rb{content:"ñ 🌸"}\n', 'lines.css');
    assert.equal(String(bytes), 'a{\n}\nb{content:"ñ 🌸"}\n');
    assert.equal(hash, sourceHash(bytes));
  });

  it('begins with its first rule, also where an editor put a mark before it', async () => {
    assert.equal(String((await read('\uFEFFa{}', 'mark.css')).bytes), 'a{}');
  });

  it('ends no element, however that is written', async () => {
    for (const end of ['</style', '</STYLE', '</Style']) {
      const { bytes, hash } = await read(`a{content:"${end}><b>"}`, `${end.slice(2)}.css`);
      assert.doesNotMatch(String(bytes), /<\/style/i);
      assert.equal(hash, sourceHash(bytes));
    }
  });
});
