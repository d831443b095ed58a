import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { promisify } from 'node:util';
import { planRemote } from './remote-plan.ts';
import { readRepositoryFacts } from './repository-facts.ts';
import { withOwner, writeRemote } from './write-remote.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '..', '..');

/** As much of the repository as npm and the generator read. */
let house: string;
before(async () => {
  house = await mkdtemp(join(tmpdir(), 'new-remote-'));
  const { stdout } = await run('git', ['ls-files', '--', '*package.json', '*remote.json'], { cwd: root });
  const read = ['package-lock.json', '.npmrc', 'CODEOWNERS', 'shell/src/routing/shell-pages.ts'];
  for (const file of [...stdout.trim().split('\n'), ...read]) {
    await mkdir(join(house, file, '..'), { recursive: true });
    await cp(join(root, file), join(house, file));
  }
  await writeRemote(
    house,
    planRemote(
      { name: 'mf-of-a-test', owner: 'equipo-de-prueba', path: '/of-a-test' },
      await readRepositoryFacts(house),
    ),
  );
});
after(() => rm(house, { recursive: true, force: true }));

describe('a new remote', () => {
  test('says whose it is, where its pages begin and what it may weigh', async () => {
    assert.deepEqual(JSON.parse(await readFile(join(house, 'mf-of-a-test/remote.json'), 'utf8')), {
      owner: 'equipo-de-prueba',
      globalName: 'mf_of_a_test',
      prefixes: ['/of-a-test'],
      budget: { entryKb: 6, pageKb: 15 },
    });
  });

  test('is in the lock file as npm would have it there, so that everybody can install', async () => {
    const args = ['ci', '--offline', '--ignore-scripts', '--dry-run', '--no-audit', '--no-fund'];
    await run('npm', args, { cwd: house });
    const lock = await readFile(join(house, 'package-lock.json'), 'utf8');
    await cp(join(root, 'package-lock.json'), join(house, 'package-lock.json'));
    await assert.rejects(run('npm', args, { cwd: house }), 'without its entries npm refuses');
    await writeFile(join(house, 'package-lock.json'), lock);
  });

  test('cannot be made a second time, nor another where it is', async () => {
    const there = await readRepositoryFacts(house);
    const again = { name: 'mf-of-a-test', owner: 'equipo-de-prueba', path: '/of-a-test' };
    assert.throws(() => planRemote(again, there), /Ya existe mf-of-a-test, y es de equipo-de-prueba/);
    assert.throws(
      () => planRemote({ ...again, name: 'mf-work' }, there),
      /choca con \/of-a-test, que es de mf-of-a-test/,
    );
  });

  test('adds its team to the owners, without touching the other lines', async () => {
    const [before, after] = await Promise.all(
      [root, house].map(async (place) => (await readFile(join(place, 'CODEOWNERS'), 'utf8')).split('\n')),
    );
    const added = after?.filter((line) => !before?.includes(line));
    assert.match(added?.[0] ?? '', /^\/mf-of-a-test\/ +@\S+\/equipo-de-prueba$/);
    assert.match(added?.[1] ?? '', /^\/contracts\/ .* @\S+\/equipo-de-prueba$/);
    assert.equal(added?.length, 2);
  });

  test('of a team that has one already names the team once among those who agree', () => {
    const text = '/mf-a/   @club/equipo-a\n/contracts/ @club/equipo-a\n';
    assert.equal(
      withOwner(text, { name: 'mf-bb', owner: 'equipo-a' }),
      '/mf-a/   @club/equipo-a\n/mf-bb/  @club/equipo-a\n/contracts/ @club/equipo-a\n',
    );
  });
});
