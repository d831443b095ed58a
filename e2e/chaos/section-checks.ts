import type { Page } from '@playwright/test';
import { liveVersion } from '../api.ts';
import { rollBack } from '../releases/releases.ts';
import { expect, retrySection, untilLive } from '../visitor.ts';
import type { Subject } from './subjects.ts';

export const apology = 'Esta parte no ha podido cargarse';
/** Longest wait for a section to give up, and for one to come back by itself, in milliseconds. */
export const giveUpMs = 45_000;
const comeBackMs = 90_000;

export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** @returns what a reader sees who comes from another page */
export async function whatIsShown(page: Page, name: string | RegExp): Promise<string> {
  const sorry = page.getByRole('main').getByText(apology, { exact: true });
  await expect(sorry.or(heading(page, name))).toBeVisible({ timeout: giveUpMs });
  if (!(await sorry.isVisible())) return 'la página, entera: más tarde, o como la envía el servidor';
  await expect(page.getByRole('main').getByRole('link', { name: 'Reintentar', exact: true })).toBeVisible();
  return 'disculpa con «Reintentar»';
}

/** Header and footer stand, and the header leads to another remote's page, which is whole. */
export async function expectShellAndOther(page: Page, { other }: Subject): Promise<void> {
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0);
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: other.link }).click();
  await expect(heading(page, other.heading)).toBeVisible();
  await untilLive(page);
  await expect(page.getByText(apology)).toHaveCount(0);
}

export async function expectAlive(page: Page, name: string | RegExp): Promise<void> {
  await expect(heading(page, name)).toBeVisible({ timeout: comeBackMs });
  await page.waitForFunction(
    () => Object.keys(document.querySelector('main h1') ?? {}).some((key) => key.startsWith('__reactFiber$')),
    null,
    { timeout: comeBackMs },
  );
}

/** In the browser only the section fails, however one comes to it, and "Reintentar" loads it after a rollback. */
export async function failInBrowserUntilTakenBack(page: Page, subject: Subject, before: string) {
  const { remote, path } = subject;
  const failed = page.locator(`[data-remote="${remote}"][data-remote-state="failed"]`);
  await page.goto(path);
  await expect(failed.getByText(apology, { exact: true })).toBeVisible({ timeout: giveUpMs });
  await expect(page.locator('[data-remote-state="failed"]')).toHaveCount(1);
  await expectShellAndOther(page, subject);
  // Now it is the browser alone that asks for the page.
  await page.goBack();
  await expect(failed.getByText(apology, { exact: true })).toBeVisible({ timeout: giveUpMs });

  const server = await timed(() => takeBack(page, subject, before));
  const browser = await timed(async () => {
    await retrySection(page);
    await expectAlive(page, subject.heading);
  });
  await expect(page.locator(`[data-remote="${remote}"]`).first()).toHaveAttribute('data-remote-version', before);
  return { server, browser };
}

/** Asks the server for a page, which comes with any fault of its remote. @returns what a reader sees */
export async function readServed(page: Page, { path, other }: Subject, before?: string): Promise<string> {
  const answer = await page.request.get(path);
  expect(answer.status()).toBe(200);
  const html = await answer.text();
  expect(html).toContain('<footer');
  const elsewhere = await (await page.request.get(other.path)).text();
  expect(elsewhere).not.toContain(apology);
  if (html.includes(apology)) return 'disculpa del servidor con «Reintentar»; el resto de la página, entero';
  if (before && html.includes(`data-remote-version="${before}"`)) return 'la versión anterior, entera';
  return 'la página, entera';
}

/** Waits until the server shows a version with these words. */
export async function untilServed(page: Page, path: string, version: string, words: string): Promise<void> {
  await expect(async () => {
    const html = await (await page.request.get(path)).text();
    expect(html).toContain(`data-remote-version="${version}"`);
    expect(html).toContain(words);
  }).toPass({ timeout: comeBackMs, intervals: [250] });
}

/** Rolls back until the version before is live and served whole. */
export async function takeBack(page: Page, { remote, path }: Subject, before: string): Promise<void> {
  if ((await liveVersion(remote)) !== before) await rollBack(remote);
  await expect(async () => {
    const html = await (await page.request.get(path)).text();
    expect(html).toContain(`data-remote-version="${before}"`);
    expect(html).not.toContain(apology);
  }).toPass({ timeout: comeBackMs, intervals: [100] });
}

/** @returns how long something took, in milliseconds */
export async function timed(what: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await what();
  return Math.round(performance.now() - began);
}
