import type { APIRequestContext } from '@playwright/test';
import { everyPage } from '../every-page.ts';
import { siteUnderTest } from '../site-under-test.ts';
import {
  againstSearchEngines,
  againstVocabulary,
  type StructuredBlock,
  structuredBlocks,
  typesOf,
} from '../structured-data.ts';
import { expect, test } from '../visitor.ts';

test.describe.configure({ timeout: 180_000 });

/** Returns the structured data of all pages for visitors. */
async function everyBlock(request: APIRequestContext): Promise<StructuredBlock[]> {
  const blocks: StructuredBlock[] = [];
  for (const path of new Set(everyPage.filter(({ asAdmin }) => !asAdmin).map((page) => page.path)))
    blocks.push(...structuredBlocks(path, await (await request.get(path)).text()));
  return blocks;
}

test('what pages say to machines is in schema.org’s words, and all that search engines demand', async ({ request }) => {
  const { url: origin } = siteUnderTest();
  const blocks = await everyBlock(request);
  const types = new Set(blocks.flatMap(typesOf));
  for (const type of ['Organization', 'WebSite', 'BreadcrumbList', 'Event', 'ItemList', 'JobPosting', 'Person', 'Quiz'])
    expect([...types], 'the demo site has one of each').toContain(type);
  const invented = { path: '(invented)', data: { '@type': 'Event', nombre: 'Con una palabra que no existe' } };
  expect(await againstVocabulary([...blocks, invented])).toEqual([
    expect.stringMatching(/^\(invented\): .*'"?nombre"?'/),
  ]);
  expect(await againstSearchEngines(blocks)).toEqual([]);

  const addresses = new Set(
    JSON.stringify(blocks)
      .match(/"https?:\/\/[^"]+"/g)
      ?.map((text) => JSON.parse(text) as string),
  );
  const own = [...addresses].filter((address) => address.startsWith(origin) && !address.includes('{'));
  expect(own.length).toBeGreaterThan(50);
  for (const address of own) expect((await request.get(address, { maxRedirects: 0 })).status(), address).toBe(200);
});
