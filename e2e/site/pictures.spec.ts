import type { Page } from '@playwright/test';
import { expect, test, untilLive } from '../visitor.ts';

test('every area has its picture for social networks, 1200 by 630', async ({ request }) => {
  const addresses = ['/social/index.png', '/social/eventos.png', '/social/recursos/css/css-grid.png'];
  const read = async (address: string) => {
    const answer = await request.get(address);
    expect(answer.status(), address).toBe(200);
    expect(answer.headers()['content-type']).toBe('image/png');
    const body = await answer.body();
    expect([body.readUInt32BE(16), body.readUInt32BE(20)], address).toEqual([1200, 630]);
    return body.toString('base64');
  };
  // While a page cannot be made, its picture is the site's.
  await expect(async () => {
    const bodies = new Set(await Promise.all(addresses.map(read)));
    expect(bodies.size, 'each says something else').toBe(addresses.length);
  }).toPass();
  expect((await request.get('/social/no-existe.png')).status()).toBe(404);
});

test.describe('when no event is announced', () => {
  test.beforeEach(async ({ page }) => {
    await page.route('**/events/api/list/upcoming*', (route) => route.fulfill({ json: [] }));
  });

  test('a video without sound plays by itself and can be paused', async ({ page }) => {
    const film = page.waitForResponse(/\/assets\/video\/eventos\.(?:webm|mp4)$/);
    await openEvents(page);
    const video = page.getByLabel('Vídeo de los eventos');
    await video.scrollIntoViewIfNeeded();
    expect((await film).status(), 'sent in parts').toBe(206);
    const time = () => video.evaluate((element: HTMLVideoElement) => element.currentTime);
    await expect.poll(time).toBeGreaterThan(0);

    await page.getByRole('button', { name: 'Pausar el vídeo' }).click();
    await expect(page.getByRole('button', { name: 'Reproducir el vídeo' })).toBeVisible();
    expect(await video.evaluate((element: HTMLVideoElement) => element.paused)).toBe(true);
  });

  test('nothing of it is loaded for anyone who wants less motion, until she asks for it', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    await openEvents(page);
    const video = page.getByLabel('Vídeo de los eventos');
    await video.scrollIntoViewIfNeeded();
    const button = page.getByRole('button', { name: 'Reproducir el vídeo' });
    await expect(button).toBeVisible();
    expect(loaded.filter((address) => /\.(webm|mp4)$/.test(address))).toEqual([]);
    await button.click();
    await expect(page.getByRole('button', { name: 'Pausar el vídeo' })).toBeVisible();
  });
});

/** By a link, so that the browser asks for the list. */
async function openEvents(page: Page) {
  await page.goto('/login');
  await untilLive(page);
  await page.getByRole('banner').getByRole('link', { name: 'Eventos' }).click();
  await expect(page.getByText('Estamos preparando la próxima fecha')).toBeVisible();
}
