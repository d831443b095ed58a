import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { repositoryRoot } from '../paths.ts';
import { runReleaseChecks } from './run-checks.ts';

/** A remote in a separate repository: nothing but its folder and what is installed there. */
describe('the checks of a release', () => {
  let directory: string;
  let lines: string[];
  const write = (file: string, content: unknown) =>
    writeFile(join(directory, file), typeof content === 'string' ? content : JSON.stringify(content));
  const manifest = { dependencies: { '@femcoders/platform': '*' }, scripts: { test: 'node -e ""' } };
  const check = (skipTests = false) => {
    const options = { name: 'mf-jobs', directory, skipTests, log: (line: string) => lines.push(line) };
    return runReleaseChecks(options);
  };
  const refusal = async () => {
    const failed = await check().then(
      () => assert.fail('nothing was refused'),
      (error: Error) => error,
    );
    assert.equal(failed.name, 'BuildError');
    return failed.message;
  };

  beforeEach(async () => {
    lines = [];
    directory = await mkdtemp(join(tmpdir(), 'release-checks-'));
    await mkdir(join(directory, 'src'));
    await symlink(join(repositoryRoot, 'node_modules'), join(directory, 'node_modules'));
    await write('package.json', manifest);
    await write('remote.json', { owner: 'equipo', globalName: 'mf_jobs', prefixes: ['/jobs'] });
    await write('tsconfig.json', {
      compilerOptions: { strict: true, skipLibCheck: true, types: [] },
      include: ['src'],
    });
    await write('src/page.ts', 'export const jobs: number = 1;\n');
  });
  afterEach(() => rm(directory, { recursive: true, force: true }));

  it('say of each what it took, and that the tests have passed', async () => {
    assert.deepEqual(await check(), { tests: 'passed' });
    const said = lines.map((line) => line.replace(/\(\d+(?:,\d)?\u00a0m?s\)/, '(s)'));
    assert.deepEqual(said, [
      '  ✓ remote.json (s)',
      '  ✓ lo que importa (s)',
      '  ✓ paquetes declarados (s)',
      '  ✓ tipos (s)',
      '  ✓ pruebas (s)',
    ]);
  });

  it('leave declarations to the compiler', async () => {
    await write('src/numbers.d.ts', 'export const later: number;\n');
    assert.deepEqual(await check(), { tests: 'passed' });
  });

  it('note it when the tests were skipped, or there are none', async () => {
    assert.deepEqual(await check(true), { tests: 'skipped' });
    assert.match(lines.at(-1) ?? '', /--no-tests.*«Sin pruebas»/);
    await write('package.json', { ...manifest, scripts: {} });
    assert.deepEqual(await check(), { tests: 'skipped' });
    assert.match(lines.at(-1) ?? '', /no hay ninguna/);
  });

  it('do not run tests again that these sources have passed', async () => {
    const options = { name: 'mf-jobs', directory, skipTests: false, log: (line: string) => lines.push(line) };
    await write('package.json', { ...manifest, scripts: { test: 'false' } });
    assert.deepEqual(await runReleaseChecks({ ...options, isTested: async () => true }), { tests: 'passed' });
    assert.match(lines.at(-1) ?? '', /– pruebas: estas fuentes ya las han pasado/);
    await assert.rejects(runReleaseChecks({ ...options, isTested: async () => false }), /sus pruebas no pasan/);
  });

  it('say of another part that no remote may import it, and not that declaring it would help', async () => {
    await write('src/page.ts', "import '@femcoders/mf-blog/a';\n");
    const message = await refusal();
    assert.match(message, /^mf-jobs importa lo que un remoto no puede:/);
    assert.match(message, /De la casa, un remoto solo puede importar kit, platform, shared-ui, contracts\./);
    assert.doesNotMatch(message, /Añádelo/);
  });

  it('refuse what no remote may import, by name, by a path out of its folder, and in tests', async () => {
    await write(
      'src/page.ts',
      `import '@femcoders/mf-blog/a';\nimport '../../mf-blog/src/b.ts';\nimport { Link } from 'react-router-dom';\nexport { Link };\n`,
    );
    await write('src/page.test.ts', "import type {} from '@femcoders/api/app';\n");
    const message = await refusal();
    assert.match(message, /src\/page\.ts:1: mf-jobs no puede importar mf-blog/);
    assert.match(message, /src\/page\.ts:2: «\.\.\/\.\.\/mf-blog\/src\/b\.ts» sale de la carpeta/);
    assert.match(message, /src\/page\.ts:3: Importa de '@femcoders\/platform'/);
    assert.match(message, /src\/page\.test\.ts:1: mf-jobs no puede importar api/);
    assert.ok(!lines.some((line) => line.includes('pruebas')), 'tests are not run of what is refused anyway');
  });

  it('refuse types that do not fit, and name the line', async () => {
    await write('src/page.ts', "export const jobs: number = 'uno';\n");
    assert.match(await refusal(), /los tipos no encajan.*\n.*src\/page\.ts\(1,14\): error TS2322/);
  });

  it('refuse a package that nobody declared', async () => {
    await write('src/page.ts', "import 'yaml';\n");
    assert.match(await refusal(), /yaml, en src\/page\.ts/);
  });

  it('refuse a budget beyond the limits of the house', async () => {
    const budget = { entryKb: 8, pageKb: 31 };
    await write('remote.json', { owner: 'equipo', globalName: 'mf_jobs', prefixes: ['/jobs'], budget });
    assert.match(await refusal(), /budget\.pageKb: 30 kB como mucho/);
  });

  it('refuse tests that fail, with what the runner said', async () => {
    await write('package.json', {
      ...manifest,
      scripts: { test: `node -e "console.error('2 ≠ 3'); process.exit(1)"` },
    });
    assert.match(await refusal(), /sus pruebas no pasan \(npm test\)\.\n2 ≠ 3/);
    assert.match(lines.at(-1) ?? '', /✗ pruebas/);
  });
});
