import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { copySharedRelease } from '@femcoders/start/testing/shared-releases';
import { weighOneBundle } from './one-bundle.ts';

/** Decisions 5: a ratchet, tightened and never loosened without a decision record. */
const dearestComposition = 1.4;

test('an article composed at run time costs little more script than the same sources as one bundle', async (context) => {
  const releasesDir = await mkdtemp(join(tmpdir(), 'composition-weight-'));
  try {
    const shell = await copySharedRelease('shell', releasesDir);
    const blog = await copySharedRelease('mf-blog', releasesDir);
    const files = [shell.entry, blog.entry, ...['routes', 'article'].flatMap((name) => blog.chunks[name]?.js ?? [])];
    const sizes = await Promise.all(
      files.map(async (address) => gzipSync(await readFile(fileOf(releasesDir, address))).byteLength),
    );
    const composed = sizes.reduce((sum, size) => sum + size, 0);
    const whole = await weighOneBundle();
    context.diagnostic(`composed ${composed} bytes, one bundle ${whole} bytes: ${(composed / whole).toFixed(3)}`);
    assert.ok(whole > 100_000, 'the one bundle holds the libraries');
    assert.ok(composed / whole <= dearestComposition, `${composed} is more than ${dearestComposition} × ${whole}`);
  } finally {
    await rm(releasesDir, { recursive: true, force: true });
  }
});

test('the host has no code for manifests: the federation runtime still knows the constants that leave it out', async () => {
  const releasesDir = await mkdtemp(join(tmpdir(), 'host-runtime-'));
  try {
    const { entry } = await copySharedRelease('shell', releasesDir);
    const script = await readFile(fileOf(releasesDir, entry), 'utf8');
    assert.match(script, /Federation Runtime/);
    assert.doesNotMatch(script, /snapshot-plugin|generate-preload-assets-plugin/);
  } finally {
    await rm(releasesDir, { recursive: true, force: true });
  }
});

function fileOf(releasesDir: string, address: string): string {
  const [, , name = '', version = '', ...rest] = address.split('/');
  return join(releasesDir, name, version, 'client', ...rest);
}
