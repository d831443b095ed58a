import { expectSocialPicture, listedPaths } from '../sitemap.ts';
import { test } from '../visitor.ts';

test('every page of the sitemap has a picture for social networks', async ({ request }) => {
  for (const path of await listedPaths(request)) await expectSocialPicture(request, path);
});
