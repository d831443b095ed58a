import { type ChildProcess, spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { previewAnswerSchema } from '@femcoders/contracts/preview';
import type { Page } from '@playwright/test';
import { adminSession } from '../api.ts';
import { RepositoryCopy } from '../releases/repository-copy.ts';
import { answerCookies, expect, test } from '../visitor.ts';

const liveHeading = 'Próximos eventos tech';
const localHeading = 'Eventos, en la máquina de quien los escribe';

let copy: RepositoryCopy;
let server: ChildProcess;
let origin: string;

test.beforeAll(async ({ baseURL }) => {
  test.setTimeout(120_000);
  copy = await RepositoryCopy.make();
  const program = join('start', 'src', 'dev.ts');
  server = spawn(process.execPath, [program, 'mf-events', '--site', baseURL ?? ''], {
    cwd: copy.folder,
    env: { ...process.env, RELEASE_TOKEN: '' },
  });
  origin = await new Promise((resolve, reject) => {
    let said = '';
    const hear = (text: Buffer) => {
      said += text;
      const [, found] = /pega (http:\/\/127\.0\.0\.1:\d+)/.exec(said) ?? [];
      if (found) resolve(found);
    };
    server.stdout?.on('data', hear);
    server.stderr?.on('data', hear);
    server.once('exit', () => reject(new Error(said)));
  });
});
test.afterAll(async () => {
  server.kill('SIGTERM');
  if (server.exitCode === null) await new Promise((resolve) => server.once('exit', resolve));
  await copy.remove();
});

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const badge = (page: Page) => page.getByRole('complementary', { name: 'Código local' });

test('who develops a remote sees her code in the live site, edits it there and leaves it; nobody else does', async ({
  page,
  anotherVisitor,
  watch,
}) => {
  await answerCookies(page);
  // Everything else that the page must not do is still watched: nothing is refused, nothing throws.
  watch.tolerate(new RegExp(`^third party: ${origin}/`));
  const { authToken } = await adminSession();
  const answer = await page.request.post('/api/admin/releases/local-code', {
    headers: { authorization: `Bearer ${authToken}` },
    data: { name: 'mf-events', origin, path: '/eventos' },
  });
  const { address } = previewAnswerSchema.parse(await answer.json());
  expect(address).toBe(`/eventos?mf=events@${origin}`);

  const response = await page.goto(address);
  expect(response?.headers()['cache-control']).toBe('private, no-store');
  await expect(heading(page, liveHeading)).toBeVisible();
  await expect(badge(page)).toContainText('Código local de mf-events');
  await expect(page.locator('[data-remote="mf-events"]').first()).toHaveAttribute('data-remote-version', 'local');

  const file = join(copy.folder, 'mf-events/src/features/events/components/events-hero.tsx');
  const source = await readFile(file, 'utf8');
  await writeFile(file, source.replace(liveHeading, localHeading));
  await expect(heading(page, localHeading)).toBeVisible({ timeout: 30_000 });

  // From page to page it stays what is asked for, also after a reload.
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Blog' }).click();
  await expect(heading(page, 'Aprender juntas')).toBeVisible();
  await page.reload();
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Eventos' }).click();
  await expect(heading(page, localHeading)).toBeVisible();

  await anotherVisitor.goto(address);
  await expect(heading(anotherVisitor, liveHeading)).toBeVisible();
  await expect(badge(anotherVisitor)).toHaveCount(0);

  await badge(page).getByRole('link', { name: 'Salir' }).click();
  await expect(heading(page, liveHeading)).toBeVisible();
  await expect(badge(page)).toHaveCount(0);
  await page.goto(address);
  await expect(heading(page, liveHeading)).toBeVisible();
  await expect(badge(page)).toHaveCount(0);
});
