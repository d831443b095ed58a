import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, type RunningSite, startSite } from '../running-site.ts';
import { expect, test, untilLive } from '../visitor.ts';

let site: RunningSite | undefined;
let varDir = '';

async function startEmptySite(): Promise<RunningSite> {
  varDir = await mkdtemp(join(tmpdir(), 'femcoders-empty-'));
  return startSite({ varDir, port: await freePort(), environment: { SEED: 'none' } });
}

// Another site than the one that all tests share.
test.use({
  baseURL: async ({ browserName: _ }, use) => {
    site ??= await startEmptySite();
    await use(site.url);
  },
});

test.afterAll(async () => {
  await site?.stop();
  if (varDir) await rm(varDir, { recursive: true, force: true });
});

test('a site without data knows nobody, no event and no figure, and its team page calls for the first', async ({
  page,
  request,
}) => {
  for (const list of ['/people', '/events/api/list/upcoming', '/events/api/list/past', '/comments/approved']) {
    expect(await (await request.get(`/api${list}`)).json(), list).toEqual([]);
  }
  expect(await (await request.get('/api/figures')).json()).toMatchObject({ members: null, eventsHeld: null });

  await page.goto('/equipo');
  await untilLive(page);
  const main = page.getByRole('main');
  await expect(main.getByText('Estamos preparando las presentaciones')).toBeVisible();
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    '¿Vienes de una empresa?',
    'Súmate como promotora',
  ]);
  await expect(main.getByRole('img', { name: /^Retrato de/ })).toHaveCount(0);
});

for (const path of ['/', '/eventos', '/blog', '/femcoders-quienes-somos']) {
  test(`${path} is whole on a site without data`, async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    await untilLive(page);
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
    await expect(page.getByRole('main').getByText(/\bdemo\b|demostración|undefined|NaN/i)).toHaveCount(0);
  });
}
