import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { readEvents } from '../api.ts';
import { answerCookies, expect, untilLive } from '../visitor.ts';
import { releaseChanged, rollBack } from './releases.ts';

/** The block of an event on the home page. */
export const eventBand = (page: Page, name: string): Locator => page.getByRole('heading', { level: 2, name });

/**
 * Sees the home page stand without the block of the next event, and the block come back once it is mended.
 * @param source what is released in place of the block
 */
export async function seeHomeWithout(page: Page, source: string): Promise<void> {
  await answerCookies(page);
  const [next] = await readEvents('upcoming');
  await releaseChanged('mf-events', (folder) =>
    writeFile(join(folder, 'src', 'blocks', 'next-event-block.tsx'), source),
  );

  const response = await page.goto('/');
  expect(response?.status()).toBe(200);
  const apology = page.getByText('«Próximo evento» no ha podido cargarse');
  await expect(apology).toBeVisible();
  await untilLive(page);
  await expect(page.getByRole('heading', { level: 2, name: 'Recién publicado' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: /Hemos montado/ })).toBeVisible();

  await rollBack('mf-events');
  await page.getByRole('main').getByRole('link', { name: 'Reintentar', exact: true }).click();
  await expect(eventBand(page, next?.name ?? 'no event')).toBeVisible({ timeout: 40_000 });
  await expect(apology).toHaveCount(0);
}
