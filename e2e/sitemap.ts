import { type APIRequestContext, expect } from '@playwright/test';
import { siteUnderTest } from './site-under-test.ts';

/** Paths of all pages that the sitemap names. */
export async function listedPaths(request: APIRequestContext): Promise<string[]> {
  const { url } = siteUnderTest();
  const sitemap = await (await request.get('/sitemap.xml')).text();
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => {
    expect(address.startsWith(url), address).toBe(true);
    return address.slice(url.length);
  });
}

/** Content of a `<meta>` by its name or property. */
export const metaOf = (html: string, name: string): string | undefined =>
  new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1];

/** The page names a picture of our own, which is there, of the size that social networks ask for. */
export async function expectSocialPicture(request: APIRequestContext, path: string): Promise<void> {
  const image = metaOf(await (await request.get(path)).text(), 'og:image') ?? '';
  expect(image.startsWith(`${siteUnderTest().url}/`), path).toBe(true);
  const picture = await request.get(image);
  expect(picture.status(), image).toBe(200);
  expect(picture.headers()['content-type'], image).toBe('image/png');
  const bytes = await picture.body();
  // Width and height of a PNG stand at bytes 16 and 20.
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], image).toEqual([1200, 630]);
}
