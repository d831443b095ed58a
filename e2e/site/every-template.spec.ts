import { auditPage, deskByNight, phoneByDay } from '../audit-page.ts';
import { everyPage, unknownAddress, visitName } from '../every-page.ts';
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

// axe takes a third of a visit: it looks at every second template as on a phone, and the long tests at each in every look.
for (const [index, target] of onePerTemplate(routes, everyPage).entries()) {
  if (!isWanted(target.path)) continue;
  const appearance = index % 2 === 0 ? deskByNight : phoneByDay;
  test(`${visitName(target)} satisfies every judge`, async ({ page, request, watch }) => {
    if (target.path === unknownAddress) watch.tolerate(/status of 404/);
    await auditPage(page, request, target, { appearances: [appearance], thoroughly: false });
  });
}
