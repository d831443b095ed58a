import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { be, liveVersion, readRegistry } from '../api.ts';
import { addMember, openMemberSession } from '../new-member.ts';
import { seeHomeWithout } from '../releases/broken-block.ts';
import { hideClientFiles, releaseFaulty, shownFaults } from '../releases/faulty-release.ts';
import { releaseChanged, releaseSources, rollBack } from '../releases/releases.ts';
import { answerCookies, expect, pressRetry, stopRetries, test, untilLive } from '../visitor.ts';

const apology = 'Esta parte no ha podido cargarse';

test.describe.configure({ timeout: 150_000 });

test.beforeEach(async ({ page, watch }) => {
  // What broke is in the console, so that a team finds it.
  watch.tolerate(/^console: /, /^uncaught: /);
  await answerCookies(page);
});

test.afterEach(async () => {
  await releaseSources('mf-events');
});

const goToEvents = (page: Page) =>
  page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Eventos' }).click();

const eventsHeading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Próximos eventos tech' });

async function goToEventsFromHome(page: Page): Promise<void> {
  await page.goto('/');
  await untilLive(page);
  await goToEvents(page);
}

async function expectOnlyTheSectionFails(page: Page) {
  const main = page.getByRole('main');
  // A code that never comes is waited for, for as long as the shell's own limit.
  await expect(main.getByText(apology, { exact: true })).toBeVisible({ timeout: 40_000 });
  await expect(main.getByRole('link', { name: 'Reintentar', exact: true })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0);
}

for (const fault of shownFaults) {
  test(`a remote that ${fault} costs only its own section, and "Reintentar" loads it once it is mended`, async ({
    page,
  }) => {
    await page.clock.install();
    await releaseFaulty('mf-events', fault);

    // In the HTML that the server sends: the page stands, with the apology where the remote would be.
    const response = await page.request.get('/eventos');
    expect(response.status()).toBe(200);
    const html = await response.text();
    expect(html).toContain(apology);
    expect(html).toContain('data-remote="mf-events"');
    expect(response.headers()['x-robots-tag']).toBe('noindex');

    // In the browser, coming from another page.
    await page.goto('/');
    await untilLive(page);
    await goToEvents(page);
    await expectOnlyTheSectionFails(page);

    // The rest of the site goes on.
    await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Blog' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /aprender juntas/i })).toBeVisible();

    // Mended: trying again loads the version that is live now.
    await goToEvents(page);
    await expectOnlyTheSectionFails(page);
    await stopRetries(page);
    await rollBack('mf-events');
    await expectOnlyTheSectionFails(page);
    await pressRetry(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Próximos eventos tech' })).toBeVisible({
      timeout: 40_000,
    });
    await expect(page.locator('[data-remote="mf-events"]')).toHaveAttribute(
      'data-remote-version',
      await liveVersion('mf-events'),
    );
  });
}

for (const [fault, source] of Object.entries({
  'has a loader that throws': `
    export const loader = async () => { throw new Error('Falla al pedir datos'); };
    export function Block() { return null; }`,
  'is not there': `throw new Error('Falla al cargar');`,
})) {
  test(`the home page stands without a block that ${fault}, and "Reintentar" loads it once it is mended`, async ({
    page,
  }) => {
    await seeHomeWithout(page, source);
  });
}

test('the page of a member stands without a block that is broken, and has it again once it is mended', async ({
  page,
}) => {
  const { userName } = await be(
    page,
    await openMemberSession(await addMember(`averia-${randomUUID()}@prueba.example`)),
  );
  await releaseChanged('mf-events', (folder) =>
    writeFile(
      join(folder, 'src', 'blocks', 'my-events-block.tsx'),
      `export const later = () => import(/* webpackChunkName: "my-events-of" */ '../features/my-events/my-events.tsx');
       export function Block() { throw new Error('Falla al dibujar'); }`,
    ),
  );
  await page.goto('/welcome');
  await untilLive(page);
  await expect(page.getByRole('heading', { level: 1, name: `Hola, ${userName}` })).toBeVisible();
  const block = (name: string) => page.getByRole('region', { name, exact: true });
  await expect(page.getByText('«Mis eventos» no ha podido cargarse')).toBeVisible();
  await expect(block('Primeros pasos')).toBeVisible();
  await expect(block('Mis comentarios')).toContainText('Aún no has comentado nada');

  await releaseSources('mf-events');
  await page.getByRole('main').getByRole('link', { name: 'Reintentar', exact: true }).click();
  await expect(block('Mis eventos')).toContainText('Aún no te has apuntado a nada', { timeout: 40_000 });
});

test('a remote that throws at load is not shown: the version before goes on, on the server and in the browser', async ({
  page,
}) => {
  const before = await liveVersion('mf-events');
  await page.request.get('/eventos');
  const faulty = await releaseFaulty('mf-events', 'throws at load');

  const response = await page.request.get('/eventos');
  expect(response.status()).toBe(200);
  const html = await response.text();
  expect(html).toContain(`data-remote="mf-events" data-remote-version="${before}"`);
  expect(html).toMatch(/<h1[^>]*>Próximos eventos tech/);
  expect(html).not.toContain(apology);
  expect(html).not.toContain(faulty.version);
  expect(response.headers()['x-robots-tag']).toBeUndefined();

  for (const arrive of [() => page.goto('/eventos'), () => goToEventsFromHome(page)]) {
    await arrive();
    await untilLive(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Próximos eventos tech' })).toBeVisible();
    await expect(page.locator('[data-remote="mf-events"]').first()).toHaveAttribute('data-remote-version', before);
  }

  // Mended: what is live now is shown by itself.
  await rollBack('mf-events');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Próximos eventos tech' })).toBeVisible();
});

test('a remote that the server could not show is asked for again by the browser, and "Reintentar" works there too', async ({
  page,
}) => {
  await page.clock.install();
  const { version } = await releaseFaulty('mf-events', 'throws in render');
  const askedByBrowser = page.waitForResponse((response) => response.url().includes(`/mf-events/${version}/`));
  await page.goto('/eventos');
  await askedByBrowser;
  await page.waitForLoadState('networkidle');
  await expectOnlyTheSectionFails(page);
  await stopRetries(page);
  await rollBack('mf-events');
  await expectOnlyTheSectionFails(page);
  await pressRetry(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Próximos eventos tech' })).toBeVisible({ timeout: 40_000 });
});

test.describe('when the files of a remote are gone', () => {
  let putBack: () => Promise<void>;

  test.beforeEach(async () => {
    const remote = (await readRegistry()).remotes.find(({ name }) => name === 'mf-events');
    if (!remote) throw new Error('mf-events is not live.');
    putBack = await hideClientFiles(remote);
  });
  test.afterEach(() => putBack());

  test('its page can still be read, and comes alive when they are back', async ({ page }) => {
    await page.goto('/eventos');
    await expect(page.getByRole('heading', { level: 1, name: 'Próximos eventos tech' })).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();
    // The rest is live: the header reacts.
    await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Blog' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /aprender juntas/i })).toBeVisible();

    await page.goto('/eventos');
    await expect(
      page.getByText('Puedes leer esta página, pero una parte aún no responde.', { exact: false }),
    ).toBeVisible({ timeout: 30_000 });
    await putBack();
    putBack = async () => {};
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await untilLive(page);
    const card = page.getByRole('article').first();
    await card.getByRole('button', { name: /^Ver detalles/ }).press('Enter');
    await expect(card.getByRole('button', { name: 'Volver' })).toBeVisible();
  });

  test('coming from another page, it is loaded whole and read, and comes alive when they are back', async ({
    page,
  }) => {
    await page.goto('/');
    await untilLive(page);
    await goToEvents(page);
    await expect(eventsHeading(page)).toBeVisible({ timeout: 40_000 });
    await expect(page.getByText(/una parte aún no responde/)).toBeVisible({ timeout: 40_000 });
    await expect(page.getByText(apology)).toHaveCount(0);
    await putBack();
    putBack = async () => {};
    await untilLive(page);
    const card = page.getByRole('article').first();
    await expect(async () => {
      await card.getByRole('button', { name: /^Ver detalles/ }).press('Enter', { timeout: 2_000 });
      await expect(card.getByRole('button', { name: 'Volver' })).toBeVisible({ timeout: 1_000 });
    }).toPass({ timeout: 40_000 });
  });

  test('coming from another page that the server cannot send either, its section apologises, and comes by itself', async ({
    page,
  }) => {
    await page.goto('/');
    await untilLive(page);
    await page.route('**/eventos', (route) => (route.request().method() === 'HEAD' ? route.abort() : route.continue()));
    await goToEvents(page);
    await expectOnlyTheSectionFails(page);
    await putBack();
    putBack = async () => {};
    // Without anybody's doing: it is asked for again and again behind the apology.
    await expect(eventsHeading(page)).toBeVisible({ timeout: 40_000 });
  });
});
