import { setTimeout } from 'node:timers/promises';
import { releaseMarked, troubleWithBlog } from '../releases/marked-blog.ts';
import { releaseSources, rollBack } from '../releases/releases.ts';
import { siteUnderTest } from '../site-under-test.ts';
import { answerCookies, expect, test, untilLive } from '../visitor.ts';

// Each builds the blog once or twice, text by text.
test.describe.configure({ timeout: 400_000 });

test.afterEach(async () => {
  await releaseSources('mf-blog');
});

test('a new version of the blog under running requests gives no mixed page and no error', async ({ page }) => {
  const { url } = siteUnderTest();
  const trouble: string[] = [];
  const versions = new Set<string>();
  let polling = true;

  const poll = async (path: string) => {
    while (polling) {
      const response = await fetch(url + path);
      const html = await response.text();
      const found = troubleWithBlog(path, response.status, html);
      if (found) trouble.push(found);
      versions.add(/data-remote-version="([0-9a-f]+)"/.exec(html)?.[1] ?? 'none');
      // The machine has a version to build meanwhile.
      await setTimeout(50);
    }
  };
  const readers = ['/blog', '/recursos/css/css-grid', '/blog'].map(poll);

  // A session that is open all the while.
  await answerCookies(page);
  await page.goto('/eventos');
  await untilLive(page);

  for (const mark of ['Crecer', 'Probar']) {
    const { version } = await releaseMarked(mark);
    await expect(async () => {
      const html = await (await fetch(`${url}/blog`)).text();
      expect(html).toContain(`data-remote-version="${version}"`);
      expect(html).toContain(`${mark} juntas`);
    }).toPass({ timeout: 5_000 });
  }
  polling = false;
  await Promise.all(readers);
  expect(trouble.slice(0, 5)).toEqual([]);
  expect(versions.size, 'versions seen while polling').toBeGreaterThanOrEqual(3);

  // It keeps the version that it began with.
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Blog' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /aprender juntas/i })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: /Probar juntas/ })).toBeVisible();
});

test('a rollback restores the version before, at once and without a restart', async ({ request }) => {
  const before = /data-remote-version="([0-9a-f]+)"/.exec(await (await request.get('/blog')).text())?.[1];
  const { version } = await releaseMarked('Volver');
  await expect(async () => {
    expect(await (await request.get('/blog')).text()).toContain(`data-remote-version="${version}"`);
  }).toPass({ timeout: 5_000 });
  await rollBack('mf-blog');
  await expect(async () => {
    expect(await (await request.get('/blog')).text()).toContain(`data-remote-version="${before}"`);
  }).toPass({ timeout: 5_000 });
});
