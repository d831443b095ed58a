import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { siteUnderTest } from '../site-under-test.ts';

/**
 * Adds one byte to a released file where it lies, and to its ready-made compressed forms. A space: what is delivered runs and
 * styles as before, so only its hash can give it away.
 * @param address as pages name it: `/mf/<name>/<version>/<file>`
 * @returns a function that puts the file back as it was
 */
export async function tamperWith(address: string): Promise<() => Promise<void>> {
  const [name = '', version = '', ...rest] = address.replace(/^\/mf\//, '').split('/');
  const file = join(siteUnderTest().varDir, 'releases', name, version, 'client', ...rest);
  const forms = ['', '.br', '.gz'].map((ending) => file + ending);
  const before = await Promise.all(forms.map((form) => readFile(form).catch(() => null)));
  const [original] = before;
  if (!original) throw new Error(`There is no ${file}.`);
  const changed = Buffer.concat([original, Buffer.from(' ')]);
  const after = [changed, brotliCompressSync(changed), gzipSync(changed)];
  const write = (contents: (Buffer | null)[]) =>
    Promise.all(forms.map((form, index) => before[index] && writeFile(form, contents[index] as Buffer)));
  await write(after);
  return async () => void (await write(before));
}
