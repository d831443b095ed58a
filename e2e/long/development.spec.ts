import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RepositoryCopy } from '../releases/repository-copy.ts';
import { expect, test } from '../visitor.ts';

const port = 4_790;
const site = `http://127.0.0.1:${port}`;

let copy: RepositoryCopy;
let varDir: string;
let program: ChildProcess;
let said = '';

/** Waits until `npm run dev` has said something since a moment. */
const untilSaid = (pattern: RegExp, from = 0, timeout = 60_000) =>
  expect.poll(() => pattern.test(said.slice(from)), { timeout, message: `${pattern} in:\n${said}` }).toBe(true);

const edit = async (file: string, change: (text: string) => string) => {
  const path = join(copy.folder, file);
  await writeFile(path, change(await readFile(path, 'utf8')));
};

test.beforeAll(async () => {
  test.setTimeout(400_000);
  copy = await RepositoryCopy.make();
  varDir = await mkdtemp(join(tmpdir(), 'femcoders-dev-'));
  program = spawn(process.execPath, [join('start', 'src', 'dev.ts'), 'mf-events'], {
    cwd: copy.folder,
    env: { ...process.env, VAR_DIR: varDir, PORT: String(port), HOST: '127.0.0.1', SEED: 'demo', PUBLIC_URL: '' },
  });
  const hear = (text: Buffer) => {
    said += text;
  };
  program.stdout?.on('data', hear);
  program.stderr?.on('data', hear);
  const ended = new Promise<never>((_, reject) => program.once('exit', () => reject(new Error(said))));
  await Promise.race([untilSaid(/El sitio está en/, 0, 390_000), ended]);
});
test.afterAll(async () => {
  program.kill('SIGTERM');
  if (program.exitCode === null) await new Promise((resolve) => program.once('exit', resolve));
  await Promise.all([copy.remove(), rm(varDir, { recursive: true, force: true })]);
});

test('what says that it is ready is ready, and what is edited is seen without another start', async ({
  page,
  request,
  watch,
}) => {
  watch.tolerate(/./);
  const [, own = ''] =
    /mf-events: desde el código fuente, con página propia en (http:\/\/127\.0\.0\.1:\d+)\//.exec(said) ?? [];
  const answer = await request.get(`${own}/eventos`, { timeout: 5_000 });
  expect(answer.status()).toBe(200);
  await page.goto(`${own}/eventos`);
  await expect(page.getByRole('heading', { level: 1, name: 'Próximos eventos tech' })).toBeVisible();
  const token = await page.evaluate(() => sessionStorage.getItem('authToken'));
  const revision = async () => (await (await request.get(`${site}/api/registry`)).json()).revision;
  const before = await revision();

  // Who is signed in there is an admin of the demo data.
  const asAdmin = () => request.get(`${site}/api/admin/waiting`, { headers: { authorization: `Bearer ${token}` } });
  expect((await asAdmin()).status()).toBe(200);

  await page.goto(`${site}/eventos`);
  await expect(page.getByRole('heading', { level: 1, name: 'Próximos eventos tech' })).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  let from = said.length;
  await edit('api/src/features/events/feature.ts', (text) => `${text}\n// Edited.\n`);
  await untilSaid(/La API está otra vez en marcha/, from);
  expect((await asAdmin()).status()).toBe(200);
  expect(await revision(), 'nothing is published').toBe(before);
  expect(said.slice(from)).not.toMatch(/Construyendo|publicada/);
  expect(await page.evaluate(() => 'isSameDocument' in window), 'pages stay open').toBe(true);

  // A page that comes is there without a release.
  expect((await request.get(`${site}/eventos/nueva/pagina`)).status()).toBe(404);
  from = said.length;
  await edit('mf-events/src/routes.tsx', (text) =>
    text.replace(
      'return [',
      `return [{ path: '/eventos/nueva/pagina', chunks: ['events'], load: () => import('./pages/events-page.tsx') },`,
    ),
  );
  await untilSaid(/mf-events: leídas sus rutas/, from);
  await page.goto(`${site}/eventos/nueva/pagina`);
  await expect(page.getByRole('heading', { level: 1, name: 'Próximos eventos tech' })).toBeVisible();

  // So are its settings, at the same address.
  from = said.length;
  await edit('mf-events/remote.json', (text) => `${text}\n`);
  await untilSaid(/ha cambiado mf-events\/remote\.json[\s\S]*leídas sus rutas/, from);
  expect((await request.get(`${own}/eventos`)).status()).toBe(200);

  // What asks for another start says so.
  from = said.length;
  await edit('shell/server/shell.ts', (text) => `${text}\n`);
  await untilSaid(/Ha cambiado shell\/server\/shell\.ts.*arráncalo otra vez/, from);
  expect(await revision()).toBe(before);
});
