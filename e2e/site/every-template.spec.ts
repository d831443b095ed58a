import { everyPage, visitName } from '../every-page.ts';
import { deskByNight, judgePage, phoneByDay } from '../judge-page.ts';
import { onePerTemplate, routeOf } from '../page-templates.ts';
import { siteRoutes } from '../site-under-test.ts';
import { test } from '../walker.ts';

// Each only looks: they need not wait for one another.
test.describe.configure({ mode: 'parallel', timeout: 90_000 });

const routes = siteRoutes();
/** Routes, and remotes by their names, whose pages are enough, set by `npm test -- --changed`. */
const enough = process.env.PAGES_OF?.split(',').filter(Boolean);
const isWanted = (address: string) => {
  const { owner, path } = routeOf(routes, address);
  return !enough?.length || enough.includes(owner) || enough.includes(path);
};

for (const target of onePerTemplate(routes, everyPage).filter(({ path }) => isWanted(path))) {
  test(`${visitName(target)} satisfies every judge, at a desk by night and on a phone by day`, async ({
    page,
    request,
    watch,
  }) => {
    watch.tolerate(/status of 404/);
    await judgePage(page, request, target, { looks: [deskByNight, phoneByDay], thoroughly: false });
  });
}
