import assert from 'node:assert/strict';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { rotatingFile, rotationInPlace } from './rotating-file.ts';

let folder: string;
let file: string;
let now: number;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rotating-'));
  file = join(folder, 'site.log');
  now = Date.now();
});
afterEach(() => rmSync(folder, { recursive: true }));

const limits = { longest: 100, kept: 3 };
const clock = () => now;
/** Names of the files below the folder that this process has open, also removed ones. */
const opened = () =>
  readdirSync('/proc/self/fd').filter((number) => {
    try {
      return readlinkSync(`/proc/self/fd/${number}`).startsWith(folder);
    } catch {
      // It has been closed meanwhile.
      return false;
    }
  });
const read = (name: string) => readFileSync(join(folder, name), 'utf8');

test('a log starts over when it has grown long, and no more than some stay; no line is cut or lost', () => {
  const log = rotatingFile(file, limits, clock);
  for (let line = 0; line < 50; line++) log.write(`${String(line).padStart(2, '0')} ${'x'.repeat(30)}\n`);
  assert.deepEqual(readdirSync(folder).sort(), ['site.log', 'site.log.1', 'site.log.2', 'site.log.3']);
  const numbers = ['site.log.3', 'site.log.2', 'site.log.1', 'site.log'].flatMap((name) =>
    read(name)
      .trim()
      .split('\n')
      .map((line) => Number(line.slice(0, 2))),
  );
  assert.deepEqual(
    numbers,
    Array.from({ length: numbers.length }, (_, at) => 50 - numbers.length + at),
  );
});

test('a log starts over each day, while it runs and when it starts', () => {
  const log = rotatingFile(file, limits, clock);
  log.write('ayer\n');
  now += 86_400_000;
  log.write('hoy\n');
  assert.deepEqual([read('site.log'), read('site.log.1')], ['hoy\n', 'ayer\n']);
  now += 86_400_000;
  rotatingFile(file, limits, clock).write('mañana\n');
  assert.deepEqual([read('site.log'), read('site.log.1')], ['mañana\n', 'hoy\n']);
});

test('a log that somebody has moved, removed or emptied goes on, and takes the place of nothing that was put aside', () => {
  const log = rotatingFile(file, limits, clock);
  writeFileSync(`${file}.1`, 'antes\n');
  log.write('uno\n');
  renameSync(file, join(folder, 'moved'));
  log.write('dos\n');
  log.reopen();
  log.write('tres\n');
  assert.deepEqual([read('moved'), read('site.log')], ['uno\n', 'dos\ntres\n']);
  rmSync(file);
  log.write('cuatro\n');
  assert.equal(read('site.log'), 'cuatro\n');
  renameSync(file, join(folder, 'moved-too'));
  writeFileSync(file, '');
  log.write('cinco\n');
  assert.equal(read('site.log'), 'cinco\n');
  log.write('x'.repeat(80));
  truncateSync(file);
  log.write('seis\n'.repeat(10));
  assert.deepEqual([read('site.log').length, read('site.log.1')], [50, 'antes\n']);
});

test('a log whose folder is gone, or cannot be written for a while, goes on when it can', async () => {
  const log = rotatingFile(file, limits, clock);
  log.write('uno\n');
  rmSync(folder, { recursive: true });
  log.write('dos\n');
  assert.equal(read('site.log'), 'dos\n');
  rmSync(folder, { recursive: true });
  writeFileSync(folder, 'in the way');
  for (const line of ['tres\n', 'cuatro\n', 'cinco\n']) log.write(line);
  rmSync(folder);
  log.write('seis\n');
  assert.equal(read('site.log'), 'seis\n');
  // Each file of before is closed, once.
  while (opened().length !== 1) await wait(5);
});

test('what another program writes is put aside in place', () => {
  writeFileSync(file, 'x'.repeat(200));
  const rotate = rotationInPlace(file, limits, clock);
  rotate();
  assert.deepEqual([read('site.log'), read('site.log.1').length], ['', 200]);
  appendFileSync(file, 'corto\n');
  rotate();
  assert.equal(read('site.log'), 'corto\n');
  now += 86_400_000;
  rotate();
  assert.deepEqual([read('site.log'), read('site.log.1')], ['', 'corto\n']);
});

test('what cannot be copied, as on a full disk, takes the place of nothing that was put aside before', () => {
  for (const number of [1, 2, 3]) writeFileSync(`${file}.${number}`, `antes ${number}\n`);
  writeFileSync(file, 'x'.repeat(200));
  const rotate = rotationInPlace(file, limits, clock);
  mkdirSync(`${file}.copy`);
  for (let minute = 0; minute < 5; minute++) rotate();
  assert.deepEqual(
    [1, 2, 3].map((number) => existsSync(`${file}.${number}`) && read(`site.log.${number}`)),
    ['antes 1\n', 'antes 2\n', 'antes 3\n'],
  );
  assert.equal(read('site.log').length, 200);
});

test('a log on a file system whose clock says another day starts over once, and not with each line', () => {
  now += 86_400_000;
  const log = rotatingFile(file, limits, clock);
  for (const line of ['uno\n', 'dos\n', 'tres\n']) log.write(line);
  assert.deepEqual([readdirSync(folder), read('site.log')], [['site.log'], 'uno\ndos\ntres\n']);
});
