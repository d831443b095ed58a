import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type PreviewAnswer, previewAnswerSchema } from '@femcoders/contracts/preview';
import type { Release } from '@femcoders/contracts/registry';
import type { Page } from '@playwright/test';
import { adminSession } from '../api.ts';
import { releaseChanged, releaseSources, rollBack } from '../releases/releases.ts';
import { violationsInBothThemes } from '../violations.ts';
import { answerCookies, expect, test, untilLive } from '../visitor.ts';

const liveHeading = 'Próximos eventos tech';
const newHeading = 'Eventos, en una versión por estrenar';

test.describe.configure({ mode: 'serial', timeout: 150_000 });

let unpublished: Release;

test.beforeAll(async () => {
  unpublished = await releaseChanged('mf-events', async (folder) => {
    const hero = join(folder, 'src/features/events/components/events-hero.tsx');
    await writeFile(hero, (await readFile(hero, 'utf8')).replace(liveHeading, newHeading));
  });
  await rollBack('mf-events');
});

test.beforeEach(({ page }) => answerCookies(page));
test.afterAll(() => releaseSources('mf-events'));

/** Lets this browser see the version, as the administration's button does. */
async function askForPreview(page: Page): Promise<PreviewAnswer> {
  const { authToken } = await adminSession();
  const answer = await page.request.post('/api/admin/releases/preview', {
    headers: { authorization: `Bearer ${authToken}` },
    data: { name: unpublished.name, version: unpublished.version },
  });
  expect(answer.status()).toBe(200);
  return previewAnswerSchema.parse(await answer.json());
}

const badge = (page: Page) => page.getByRole('complementary', { name: 'Vista previa' });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const follow = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name }).click();

test('the team sees a version before it is live, all the way through the site, and leaves it again', async ({
  page,
  anotherVisitor,
}) => {
  const { address } = await askForPreview(page);
  expect(address).toBe(`/eventos?mf=events@${unpublished.version}`);
  const response = await page.goto(address);
  expect(response?.headers()['cache-control']).toBe('private, no-store');
  expect(response?.headers()['x-robots-tag']).toBe('noindex');
  await untilLive(page);
  await expect(heading(page, newHeading)).toBeVisible();
  await expect(badge(page)).toContainText(`Vista previa: Events · ${unpublished.version.slice(0, 8)}`);

  // From page to page it stays what was asked for.
  await follow(page, 'Blog');
  await expect(heading(page, 'Aprender juntas')).toBeVisible();
  await follow(page, 'Eventos');
  await expect(heading(page, newHeading)).toBeVisible();
  await expect(badge(page)).toBeVisible();

  // Nobody else sees it, at any address.
  await anotherVisitor.goto(address);
  await expect(heading(anotherVisitor, liveHeading)).toBeVisible();
  await expect(badge(anotherVisitor)).toHaveCount(0);

  const leave = badge(page).getByRole('link', { name: 'Salir' });
  await leave.focus();
  await page.keyboard.press('Enter');
  await expect(heading(page, liveHeading)).toBeVisible();
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/eventos');
  await expect(badge(page)).toHaveCount(0);
  await page.goto(address);
  await expect(heading(page, liveHeading)).toBeVisible();
});

test('what says that it is a preview can be read by all', async ({ page }) => {
  const { address } = await askForPreview(page);
  await page.goto(address);
  await untilLive(page);
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(badge(page)).toBeInViewport();
    expect(await violationsInBothThemes(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test('a cookie that this site has not made shows nothing', async ({ page, context, baseURL }) => {
  const { address } = await askForPreview(page);
  const [pass] = (await context.cookies()).filter(({ name }) => name === 'vista-previa');
  expect(pass).toMatchObject({ httpOnly: true, sameSite: 'Strict' });
  const value = pass?.value.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')) ?? '';
  await context.addCookies([{ name: 'vista-previa', value, url: baseURL ?? '' }]);
  await page.goto(address);
  await expect(heading(page, liveHeading)).toBeVisible();
  await expect(badge(page)).toHaveCount(0);
});
