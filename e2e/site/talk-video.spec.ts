import { be } from '../api.ts';
import { addMember, openMemberSession } from '../new-member.ts';
import { violationsOf } from '../violations.ts';
import { answerCookies, expect, test, untilLive } from '../visitor.ts';

const run = Math.random().toString(36).slice(2, 8);
const videoSite = 'https://www.youtube-nocookie.com/';
const talk = 'Una charla en cinco minutos (demo)';
const path = '/presentaciones-destacadas/una-charla-en-cinco-minutos-demo';

test('a recording on YouTube is asked for nothing before the reader says so, and then goes where a time leads', async ({
  page,
  anotherVisitor: editor,
  watch,
  baseURL,
}) => {
  test.slow();
  await answerCookies(editor);
  await be(editor, await openMemberSession(await addMember(`video-${run}@prueba.example`, 'Editora', 'editor')));
  const record = async (address: string) => {
    await editor.goto('/admin/presentaciones');
    await editor.getByRole('link', { name: talk }).click();
    await editor.getByRole('textbox', { name: /^Vídeo/ }).fill(address);
    await editor.getByRole('button', { name: 'Guardar cambios' }).click();
    await expect(editor.getByText('Hay cambios sin guardar.')).toHaveCount(0);
  };
  // No video has this number: YouTube is answered for here, and asked for nothing.
  await record('https://www.youtube.com/watch?v=00000000000');

  await page.route(`${videoSite}**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Vídeo</title><button>Reproducir</button>' }),
  );
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== baseURL && /^https?:/.test(request.url())) elsewhere.push(request.url());
  });
  await answerCookies(page);
  const answer = await page.goto(path);
  expect(answer?.headers()['content-security-policy']).toContain(`frame-src 'self' ${videoSite.slice(0, -1)}`);
  await untilLive(page);
  const ask = page.getByRole('button', { name: 'Cargar el vídeo de YouTube' });
  await ask.scrollIntoViewIfNeeded();
  await expect(ask).toBeVisible();
  await expect(page.getByText(/antes no le pedimos nada/)).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  // A time of the transcript begins nothing either.
  await page.getByRole('link', { name: '00:00' }).click();
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(elsewhere).toEqual([]);

  watch.tolerate(/^third party: https:\/\/www\.youtube-nocookie\.com\//);
  await ask.press('Enter');
  const frame = page.getByTitle(`Vídeo: ${talk}`);
  await expect(frame).toBeFocused();
  await expect(
    page.frameLocator(`iframe[title="Vídeo: ${talk}"]`).getByRole('button', { name: 'Reproducir' }),
  ).toBeVisible();
  const frameAt = (second: number) =>
    `${videoSite}embed/00000000000?autoplay=1&cc_load_policy=1&hl=es&rel=0&start=${second}`;
  expect(elsewhere).toEqual([frameAt(0)]);

  const time = page.getByRole('link', { name: /^\d\d:\d\d$/ }).nth(2);
  const second = Number((await time.getAttribute('href'))?.slice('#t-'.length));
  expect(second).toBeGreaterThan(0);
  await time.click();
  await expect(frame).toHaveAttribute('src', frameAt(second));
  await expect.poll(() => elsewhere).toEqual([frameAt(0), frameAt(second)]);

  await record('');
});
