import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { compressFolder } from '@femcoders/build/compress';
import { browserFlags, findBrowser } from '@femcoders/e2e/browser.ts';
import { type Browser, chromium } from '@playwright/test';
import { clientPage } from './client-page.ts';
import { measureLoad, type PageLoad } from './measure-load.ts';
import { buildNaiveFederation, naiveRegistryPath } from './naive-federation.ts';
import { buildOneBundle } from './one-bundle.ts';
import { serveVariant, type VariantContent } from './serve-variant.ts';
import { emptyBoot, readPage } from './site-snapshot.ts';
import { staticPage } from './static-page.ts';
import { type MeasuredPath, measuredPaths, type Variant, type VariantName } from './subjects.ts';

export type PageLoads = Record<MeasuredPath, Record<VariantName, PageLoad[]>>;

interface PagesOptions {
  /** Origin of a running site with demo data. */
  siteUrl: string;
  /** Folder for what is built. */
  folder: string;
  /** Loads of each page in each variant. */
  rounds: number;
  say: (line: string) => void;
  onEnd: (close: () => Promise<unknown>) => void;
}

/**
 * Loads every page in every variant, one after the other, again and again, so that other work of the machine
 * meets all of them alike.
 */
export async function measurePages({ siteUrl, folder, rounds, say, onEnd }: PagesOptions): Promise<PageLoads> {
  const variants = await prepareVariants(siteUrl, folder, say);
  for (const { close } of variants) onEnd(close);
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags });
  onEnd(() => browser.close());
  const loads = Object.fromEntries(
    measuredPaths.map((path) => [path, Object.fromEntries(variants.map(({ name }) => [name, [] as PageLoad[]]))]),
  ) as PageLoads;
  // The first round warms servers and the system's own caches.
  for (let round = 0; round <= rounds; round++) {
    for (const path of measuredPaths) {
      for (const { name, url } of round % 2 === 0 ? variants : variants.toReversed()) {
        const load = await loadOnce(browser, url + path, name, say);
        if (round > 0) loads[path][name].push(load);
      }
    }
    say(round === 0 ? 'every page has been loaded once to warm up' : `round ${round} of ${rounds} is done`);
  }
  return loads;
}

/**
 * One that never becomes what it should is reported and tried once more: a stalled machine must not end all that was
 * measured before.
 */
async function loadOnce(browser: Browser, address: string, name: VariantName, say: (line: string) => void) {
  const isAlive = name !== 'static page';
  try {
    return await measureLoad(browser, address, isAlive);
  } catch (error) {
    say(`${name}: ${(error as Error).message} Once more.`);
    return measureLoad(browser, address, isAlive);
  }
}

interface OpenVariant extends Variant {
  close: () => Promise<void>;
}

async function prepareVariants(siteUrl: string, folder: string, say: (line: string) => void): Promise<OpenVariant[]> {
  const snapshots = Object.fromEntries(
    await Promise.all(measuredPaths.map(async (path) => [path, await readPage(siteUrl + path)] as const)),
  );
  const { boot, beforePaint, headers } = snapshots['/'] ?? (await readPage(siteUrl));
  const names = boot.remotes.map(({ name }) => name);
  const everywhere = (html: string) =>
    Object.fromEntries(measuredPaths.map((path) => [path, html])) as Record<MeasuredPath, string>;

  say('building the one bundle');
  const bundleFolder = join(folder, 'one-bundle');
  await mkdir(bundleFolder);
  const bundle = await buildOneBundle(bundleFolder, names);
  say('building the naive federation');
  const naiveFolder = join(folder, 'naive');
  await mkdir(naiveFolder);
  const naive = await buildNaiveFederation(naiveFolder, boot.remotes);
  say('compressing both');
  await compressFolder(folder);

  return [
    { name: 'ours', url: siteUrl, close: async () => {} },
    await open('one bundle', {
      pages: everywhere(clientPage({ beforePaint, boot: emptyBoot(boot), ...bundle })),
      folders: { '/one-bundle/': join(bundleFolder, 'client') },
      data: {},
    }),
    await open('naive federation', {
      pages: everywhere(clientPage({ beforePaint, ...naive })),
      folders: { '/naive/': naiveFolder },
      data: { [naiveRegistryPath]: JSON.stringify(emptyBoot(boot)) },
    }),
    await open('static page', {
      pages: Object.fromEntries(
        Object.entries(snapshots).map(([path, { html }]) => [path, staticPage(html)]),
      ) as Record<MeasuredPath, string>,
      folders: {},
      data: {},
    }),
  ];

  async function open(name: VariantName, content: Omit<VariantContent, 'headers'>): Promise<OpenVariant> {
    return { name, ...(await serveVariant({ ...content, headers }, siteUrl)) };
  }
}
