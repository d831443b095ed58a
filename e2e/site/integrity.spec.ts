import type { Page } from '@playwright/test';
import { beAdmin, readRegistry } from '../api.ts';
import { tamperWith } from '../releases/tampered-file.ts';
import { answerCookies, expect, retrySection, test, untilLive } from '../visitor.ts';

const apology = 'Esta parte no ha podido cargarse';
const refusal = /Failed to find a valid digest in the 'integrity' attribute/;

test.describe.configure({ timeout: 120_000 });

let putBack = async () => {};
let refused: string[] = [];

test.beforeEach(async ({ page, watch }) => {
  watch.tolerate(/^console: /, /^uncaught: /);
  refused = [];
  page.on('console', (message) => {
    if (refusal.test(message.text())) refused.push(message.text());
  });
  await answerCookies(page);
});
test.afterEach(() => putBack());

/** @param pick finds the file's address in the live release */
async function tamperWithLive(
  page: Page,
  name: string,
  pick: (files: string[]) => string | undefined,
): Promise<string> {
  const { shell, remotes } = await readRegistry();
  const release = [shell, ...remotes].find((one) => one.name === name);
  const address = pick(Object.keys(release?.integrity ?? {}));
  if (!address) throw new Error(`${name} has no such file.`);
  putBack = await tamperWith(page, address);
  return address;
}

const mainLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name });
const eventsHeading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Próximos eventos tech' });

for (const { what, ending } of [
  { what: 'the entry', ending: '/remote-entry.js' },
  { what: 'the list of hashes', ending: '/hashes.json' },
  { what: 'a chunk', ending: '/js/events.js' },
  { what: 'a stylesheet', ending: '/css/events.css' },
]) {
  test(`${what} of a remote with one byte more is refused: the server sends the page whole, the site goes on, and the true file is taken`, async ({
    page,
  }) => {
    const address = await tamperWithLive(page, 'mf-events', (files) => files.find((file) => file.endsWith(ending)));
    await page.goto('/');
    await untilLive(page);
    await mainLink(page, 'Eventos').click();
    await expect(eventsHeading(page)).toBeVisible({ timeout: 40_000 });
    expect(refused.filter((text) => text.includes(address))).not.toEqual([]);
    await expect(page.getByText(apology)).toHaveCount(0);

    await mainLink(page, 'Blog').click();
    await expect(page.getByRole('heading', { level: 1, name: /aprender juntas/i })).toBeVisible();
    await untilLive(page);
    // A step back is loaded whole as well; it has the address in the bar already.
    await page.goBack();
    await expect(eventsHeading(page)).toBeVisible({ timeout: 40_000 });

    await putBack();
    await mainLink(page, 'Blog').click();
    await untilLive(page);
    await mainLink(page, 'Eventos').click();
    await expect(eventsHeading(page)).toBeVisible();
    await untilLive(page);
  });
}

test('where the server cannot send the page either, its section apologises and "Reintentar" loads the true file', async ({
  page,
}) => {
  await tamperWithLive(page, 'mf-events', (files) => files.find((file) => file.endsWith('/js/events.js')));
  await page.goto('/');
  await untilLive(page);
  await page.route('**/eventos', (route) => (route.request().method() === 'HEAD' ? route.abort() : route.continue()));
  await mainLink(page, 'Eventos').click();
  await expect(page.getByRole('main').getByText(apology, { exact: true })).toBeVisible({ timeout: 40_000 });
  await putBack();
  // A load that began with the damaged file may still be under way: pressing joins it, and she presses once more.
  await expect(async () => {
    await retrySection(page);
    await expect(eventsHeading(page)).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 40_000 });
});

for (const ending of ['/js/people-list.js', '/css/people-list.css']) {
  test(`a part that its page loads later (${ending}) with one byte more costs the section, and "Reintentar" loads the true file`, async ({
    page,
  }) => {
    await beAdmin(page);
    const address = await tamperWithLive(page, 'mf-admin', (files) => files.find((file) => file.endsWith(ending)));
    await page.goto('/admin/equipo');
    await expect(page.getByRole('main').getByText(apology, { exact: true })).toBeVisible({ timeout: 40_000 });
    expect(refused.filter((text) => text.includes(address))).not.toEqual([]);
    await putBack();
    await expect(async () => {
      await retrySection(page);
      await expect(page.getByRole('heading', { level: 1, name: 'Equipo y ponentes' })).toBeVisible({ timeout: 5_000 });
    }).toPass({ timeout: 40_000 });
  });
}

test('a page whose remote was tampered with can still be read as the server has sent it', async ({ page }) => {
  const address = await tamperWithLive(page, 'mf-events', (files) =>
    files.find((file) => file.endsWith('/js/events.js')),
  );
  await page.goto('/eventos');
  await expect(eventsHeading(page)).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect.poll(() => refused.filter((text) => text.includes(address)).length).toBeGreaterThan(0);
  await mainLink(page, 'Blog').click();
  await expect(page.getByRole('heading', { level: 1, name: /aprender juntas/i })).toBeVisible();
});

test('a page whose remote has a damaged list of hashes comes alive all the same: its own tags vouch for what it needs', async ({
  page,
}) => {
  const address = await tamperWithLive(page, 'mf-events', (files) =>
    files.find((file) => file.endsWith('/hashes.json')),
  );
  await page.goto('/eventos');
  await untilLive(page);
  await page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^Ver detalles/ })
    // A pointer turns the card by itself.
    .press('Enter');
  await expect(page.getByRole('article').first().getByRole('button', { name: 'Volver' })).toBeVisible();
  await expect.poll(() => refused.filter((text) => text.includes(address)).length).toBeGreaterThan(0);
});

test('a chunk of the shell with one byte more is refused, and the server sends the page that needs it', async ({
  page,
}) => {
  await expectLostPage(page, '/js/about.js');
});

test('the shell’s list of hashes with one byte more is refused, and nothing comes unchecked', async ({ page }) => {
  await expectLostPage(page, '/hashes.json');
});

/** @param ending of the file of the shell without which the code of the page "Sobre Nosotras" cannot come: the server sends it whole */
async function expectLostPage(page: Page, ending: string): Promise<void> {
  const address = await tamperWithLive(page, 'shell', (files) => files.find((file) => file.endsWith(ending)));
  await page.goto('/');
  await untilLive(page);
  await mainLink(page, 'Sobre Nosotras').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 40_000 });
  await expect(page).toHaveURL('/femcoders-quienes-somos');
  expect(refused.filter((text) => text.includes(address))).not.toEqual([]);
  await mainLink(page, 'Blog').click();
  await expect(page.getByRole('heading', { level: 1, name: /aprender juntas/i })).toBeVisible();
}

test('when the main script itself was tampered with, pages are still read and links lead on', async ({ page }) => {
  const address = await tamperWithLive(page, 'shell', (files) => files.find((file) => file.endsWith('/js/main.js')));
  await page.goto('/');
  await expect.poll(() => refused.filter((text) => text.includes(address)).length).toBeGreaterThan(0);
  await mainLink(page, 'Eventos').click();
  await expect(eventsHeading(page)).toBeVisible();
});
