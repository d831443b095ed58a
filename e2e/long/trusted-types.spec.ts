import { countedRefusals } from '../api.ts';
import { injections, releaseInjecting } from '../releases/hostile-release.ts';
import { releaseSources } from '../releases/releases.ts';
import { answerCookies, expect, test, untilLive } from '../visitor.ts';

test.describe.configure({ timeout: 150_000 });

test.afterEach(() => releaseSources('mf-events'));

test('a remote that tries to make code of words is refused each time, and the rest goes on', async ({
  page,
  watch,
}) => {
  // The browser reports what it has refused. What reached the network would not be tolerated.
  watch.tolerate(/^console: .*(Trusted|trusted|unsafe-eval|script-src)/);
  const { version } = await releaseInjecting();
  await answerCookies(page);
  await page.goto('/');
  await untilLive(page);
  const navigation = page.getByRole('navigation', { name: 'Principal' });
  await navigation.getByRole('link', { name: 'Eventos' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Próximos eventos tech' })).toBeVisible();

  const { tried, injected } = await page.evaluate(() => {
    const { tried, injected } = window as unknown as { tried: Record<string, string>; injected?: boolean };
    return { tried, injected };
  });
  expect(tried).toEqual(Object.fromEntries(Object.entries(injections).map(([name, { outcome }]) => [name, outcome])));
  expect(injected).toBeUndefined();

  await navigation.getByRole('link', { name: 'Blog' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /aprender juntas/i })).toBeVisible();

  // Counted for the version whose file it was, although the tab has arrived at a page of the shell.
  await expect
    .poll(async () => Object.keys(await countedRefusals('mf-events', version)).sort(), { timeout: 20_000 })
    .toEqual(['require-trusted-types-for', 'trusted-types']);
});
