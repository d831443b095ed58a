import { approvedComments } from '../api.ts';
import { answerCookies, expect, test, untilLive } from '../visitor.ts';

const path = '/recursos/html/elementos-html-clave';
const videoSite = 'https://www.youtube-nocookie.com/';
const title = 'Vídeo: los elementos HTML que usarás cada día';

test.beforeEach(({ page }) => answerCookies(page));

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('our film has the browser’s player and a transcript, and the video of YouTube is a link', async ({
    page,
    watch,
  }) => {
    // The examples' documents, whose scripts do not run either.
    watch.tolerate(/Blocked script execution in '[^']+\/examples\//);
    await page.goto(path);
    await expect(page.getByLabel('Vídeo: anatomía de un elemento HTML')).toHaveAttribute('controls');
    await page.getByText('Transcripción del vídeo').click();
    await expect(page.getByText('Cada pieza aparece como un bloque de color.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Ver el vídeo en YouTube' })).toBeVisible();
    await expect(page.getByText('Debajo, lo que hace esta web')).toBeVisible();
    await expect(page.locator('iframe[src^="https:"]')).toHaveCount(0);
  });
});

test('our film plays with its captions in Spanish', async ({ page }) => {
  await page.goto(path);
  await untilLive(page);
  const film = page.locator('video');
  await film.press('Space');
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
  const captions = await film.evaluate(({ textTracks: [track] }: HTMLVideoElement) => ({
    mode: track?.mode,
    language: track?.language,
    first: (track?.cues?.[0] as VTTCue | undefined)?.text,
  }));
  expect(captions).toEqual({
    mode: 'showing',
    language: 'es',
    first: 'Anatomía de un elemento HTML, pieza a pieza.',
  });
});

test('nothing is asked of YouTube before the reader says so, and then only the frame of the video', async ({
  page,
  watch,
  baseURL,
}) => {
  // YouTube is answered for here: the tests need no network, and ask nobody for anything.
  await page.route(`${videoSite}**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Vídeo</title><button>Reproducir</button>' }),
  );
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== baseURL && /^https?:/.test(request.url())) elsewhere.push(request.url());
  });

  await page.goto(path);
  await untilLive(page);
  const ask = page.getByRole('button', { name: 'Cargar el vídeo de YouTube' });
  await page.getByRole('heading', { name: 'El vídeo de otra web' }).scrollIntoViewIfNeeded();
  await expect(ask).toBeVisible();
  expect(elsewhere).toEqual([]);

  watch.tolerate(/^third party: https:\/\/www\.youtube-nocookie\.com\//);
  await ask.press('Enter');
  await expect(page.frameLocator(`iframe[title="${title}"]`).getByRole('button', { name: 'Reproducir' })).toBeVisible();
  await expect(page.getByTitle(title)).toBeFocused();
  expect(elsewhere).toEqual([`${videoSite}embed/00000000000?autoplay=1&cc_load_policy=1&hl=es&rel=0`]);
});

for (const [article, links, postId] of [
  [path, ['/recursos/html/introduccion-html', '/register'], 3],
  [
    '/recursos/html/html-semantico',
    [
      '/recursos/html/introduccion-html',
      '/recursos/html/elementos-html-clave',
      '/recursos/html/html-seo-accesibilidad',
    ],
    8,
  ],
] as const) {
  test(`${article} leads to ${links.join(' and ')}, and has the comments of post ${postId}`, async ({ page }) => {
    const [newest] = await approvedComments(postId);
    await page.goto(article);
    for (const link of links) {
      await expect(page.getByRole('main').locator(`a[href="${link}"]`).first()).toBeVisible();
      expect((await page.request.get(link)).status()).toBe(200);
    }
    await expect(page.getByRole('main')).toContainText(newest?.content ?? 'a comment');
  });
}
