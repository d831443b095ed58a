import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isInShare } from '@femcoders/contracts/rollout-bucket';
import { writeRolloutNumber } from '@femcoders/contracts/rollout-number';
import type { Browser, Page } from '@playwright/test';
import { liveVersion, readRegistry } from '../api.ts';
import { rollOutChanged } from '../releases/releases.ts';
import { askDatabase } from '../site-database.ts';
import { siteUnderTest } from '../site-under-test.ts';
import { SteadyReader } from '../steady-reader.ts';
import { answerCookies, expect, test, untilLive } from '../visitor.ts';

const name = 'mf-blog';
const share = 50;
/** Visits of both versions after which a roll-out has to have stopped. */
const mostVisits = 500;
/** Visitors at a time: the site takes 120 reports of one address in a minute. */
const together = 3;

test.describe.configure({ mode: 'serial', timeout: 15 * 60_000 });
test.afterEach(() =>
  askDatabase(`update registry.rollouts set state = 'withdrawn', share = 0 where state in ('running', 'paused')`),
);

/** Changes the page of the blog. @param before stands at its top */
const changed = (before: string) => async (folder: string) => {
  const file = join(folder, 'src', 'pages', 'blog-page.tsx');
  const source = await readFile(file, 'utf8');
  await writeFile(file, source.replace('export function Page() {', `${before}\nexport function Page() {`));
};

/** Throws on one page of ten, for as long as that is open. */
const failing = changed(`
const fails = typeof window !== 'undefined' && Math.random() < 0.1;
function Failing() { if (fails) throw new Error('Falla una de cada diez veces'); return null; }`);
const alsoDraw = async (folder: string) => {
  await failing(folder);
  const file = join(folder, 'src', 'pages', 'blog-page.tsx');
  const source = await readFile(file, 'utf8');
  await writeFile(file, source.replace('<Summary view={view} />', '<Failing /><Summary view={view} />'));
};

/** Keeps the main thread for 400 ms at each press. */
const blocking = changed(`
if (typeof window !== 'undefined') {
  addEventListener('pointerdown', () => {
    const until = performance.now() + 400;
    while (performance.now() < until);
  }, true);
}`);

/** The shell's script throws before anything of it runs, on one page of ten. */
const lost = async (folder: string) => {
  const file = join(folder, 'src', 'entry-client.tsx');
  const source = await readFile(file, 'utf8');
  const thrown = "if (Math.random() < 0.1) throw new Error('Falla una de cada diez veces');";
  await writeFile(file, source.replace('start(readBootBlock());', `${thrown}\nstart(readBootBlock());`));
};

const sectionVersion = (page: Page) =>
  page.locator(`main [data-remote="${name}"]`).first().getAttribute('data-remote-version');
const shellVersion = (page: Page) =>
  page.evaluate(() => JSON.parse(document.getElementById('boot')?.textContent ?? '{}').shellVersion as string);

interface Rollout {
  id: number;
  name: string;
  version: string;
  stable: string;
}

async function runningRollout(part = name): Promise<Rollout> {
  const [row] = await askDatabase<Rollout>(
    `select id, name, version, stable from registry.rollouts where name = $1 and state = 'running'`,
    [part],
  );
  if (!row) throw new Error('Nothing is rolled out.');
  return row;
}

async function stateOf(id: number): Promise<{ state: string; share: number; reason: string | null }> {
  const [row] = await askDatabase<{ state: string; share: number; reason: string | null }>(
    `select state, share, (select c.reason from registry.rollout_changes c where c.rollout = r.id order by c.id desc limit 1) as reason
       from registry.rollouts r where id = $1`,
    [id],
  );
  return row ?? { state: 'none', share: 0, reason: null };
}

/**
 * Somebody with a number opens the blog, presses something, and leaves.
 * @param part whose version is of interest
 * @returns the version that she got, and whether it failed
 */
async function visit(
  browser: Browser,
  number: number,
  part = name,
): Promise<{ version: string | null; failed: boolean }> {
  const { url } = siteUnderTest();
  const context = await browser.newContext({ baseURL: url });
  try {
    await context.addCookies([{ name: 'reparto', value: writeRolloutNumber(number), url }]);
    const page = await context.newPage();
    await answerCookies(page);
    const thrown = page.waitForEvent('pageerror');
    await page.goto('/blog');
    const apology = page.getByText('Esta parte no ha podido cargarse').first();
    const isLost = thrown.then(() => true);
    const lostShell = await Promise.any([
      untilLive(page).then(() => false),
      apology.waitFor().then(() => false),
      isLost,
    ]);
    const version = part === 'shell' ? await shellVersion(page) : await sectionVersion(page);
    const failed = lostShell || (await apology.isVisible());
    await page.getByRole('main').click({ position: { x: 5, y: 5 } });
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50))));
    await page.close();
    // What a page sends when it is left outlives it, but not its browser's context.
    await sleep(200);
    return { version, failed };
  } finally {
    await context.close();
  }
}

/** Lets visitors of both versions come until the roll-out has stopped, or there were too many. */
async function visitUntilStopped(browser: Browser, { id, name, version, stable }: Rollout) {
  const seen = { candidate: 0, stable: 0, failedStable: 0, wrong: [] as string[] };
  let [number, stopped] = [0, false];
  const comeAndGo = async () => {
    while (!stopped && seen.candidate + seen.stable < mostVisits) {
      const own = number++;
      const isDrawn = isInShare(own, { name, id }, share);
      const { version: got, failed } = await visit(browser, own, name);
      stopped ||= (await stateOf(id)).state === 'stopped';
      // A visitor at the moment of the stop may have got either.
      if (!stopped && got !== (isDrawn ? version : stable)) seen.wrong.push(`${own} got ${got}`);
      seen[isDrawn ? 'candidate' : 'stable']++;
      if (!isDrawn && failed) seen.failedStable++;
    }
  };
  await Promise.all(Array.from({ length: together }, comeAndGo));
  return seen;
}

/** Readers without a number: they must never see anything of the candidate. */
const readerOfStable = ({ name, stable }: Rollout) =>
  new SteadyReader(siteUnderTest().url, ['/blog', '/'], (path, status, html) => {
    if (status !== 200) return `${path} answered ${status}`;
    const addressed = html.matchAll(new RegExp(`/mf/${name}/([0-9a-f]{16})/`, 'g'));
    const others = [...addressed].filter(([, found]) => found !== stable);
    return others.length > 0 ? `${path} has files of ${others[0]?.[1]}` : null;
  });

test('a visitor keeps what her number gets from page to page, and loses the number when nothing is rolled out', async ({
  page,
}) => {
  await answerCookies(page);
  const { version } = await rollOutChanged(name, changed('// Una versión nueva.'), 99);
  const { id, stable } = await runningRollout();
  const number = async () => (await page.context().cookies()).find((cookie) => cookie.name === 'reparto');

  const first = await page.goto('/blog');
  await untilLive(page);
  expect(await sectionVersion(page), 'nobody has a number on her first page').toBe(stable);
  expect(first?.headers()['set-cookie']).toBeUndefined();
  expect(await number()).toMatchObject({ value: expect.stringMatching(/^\d{4}$/), expires: -1, sameSite: 'Lax' });

  const drawn = Array.from({ length: 100 }, (_, one) => one).find((one) => isInShare(one, { name, id }, 99)) ?? 0;
  const { url } = siteUnderTest();
  await page.context().addCookies([{ name: 'reparto', value: writeRolloutNumber(drawn), url }]);
  const second = await page.goto('/blog');
  await untilLive(page);
  expect(await sectionVersion(page)).toBe(version);
  expect(second?.headers()['cache-control']).toBe('private, no-cache');
  expect(second?.headers()['surrogate-key']).toBeUndefined();
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Eventos' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Próximos eventos tech' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: /juntas/ })).toBeVisible();
  expect(await sectionVersion(page)).toBe(version);
  const live = await page.evaluate(async () => (await fetch('/mf/live.json')).json());
  expect(live[name], 'a part that fails must not take the stable version for a newer one').toBe(version);

  await askDatabase(`update registry.rollouts set state = 'withdrawn', share = 0 where id = $1`, [id]);
  await askDatabase('update registry.revision set number = number + 1');
  await expect.poll(async () => (await readRegistry()).rollouts, { timeout: 20_000 }).toBeUndefined();
  await page.goto('/blog');
  await untilLive(page);
  expect(await sectionVersion(page)).toBe(stable);
  expect(await number()).toBeUndefined();
});

for (const [what, part, change, reason] of [
  [
    'throws on one page of ten',
    name,
    alsoDraw,
    /^Falla en \d+ de \d+ visitas \([\d,]+ %\), frente a 0 de \d+ visitas \(0 %\) con la versión estable\./,
  ],
  [
    'blocks the main thread for 400 ms',
    name,
    blocking,
    /^Tarda más en responder \(INP\): \d+ ms en tres de cada cuatro visitas, frente a \d+ ms/,
  ],
  [
    'is a shell whose script throws before it can say so, on one page of ten',
    'shell',
    lost,
    /^Falla en \d+ de \d+ visitas \([\d,]+ %\), frente a 0 de \d+ visitas \(0 %\) con la versión estable\./,
  ],
] as const)
  test(`a release that ${what} goes back by itself, and readers of the stable version notice nothing`, async ({
    browser,
  }) => {
    await rollOutChanged(part, change, share);
    const rollout = await runningRollout(part);
    const reader = readerOfStable(rollout);
    reader.start();
    const seen = await visitUntilStopped(browser, rollout);
    await expect.poll(async () => (await stateOf(rollout.id)).state, { timeout: 20_000 }).toBe('stopped');
    await reader.stop();
    console.log(
      `${what}: stopped after ${seen.candidate} visits of the candidate and ${seen.stable} of the stable version`,
    );

    expect(await stateOf(rollout.id)).toMatchObject({ share: 0, reason: expect.stringMatching(reason) });
    expect(await liveVersion(part)).toBe(rollout.stable);
    expect(reader.missed).toEqual([]);
    expect(seen).toMatchObject({ wrong: [], failedStable: 0 });
    const drawn = Array.from({ length: 100 }, (_, one) => one).find((one) => isInShare(one, rollout, share)) ?? 0;
    const again = await visit(browser, drawn, part);
    expect(again, 'a visitor who had it').toMatchObject({ version: rollout.stable, failed: false });
  });
