import { auditPage, everyAppearance } from '../audit-page.ts';
import { everyPage, type PageToVisit, unknownAddress, visitName } from '../every-page.ts';
import { test } from '../walker.ts';

type Area = 'articles' | 'visitors' | 'members' | 'administration';

/** Each page is in one area, so that a page of any kind is walked by one of the files of this folder. */
function areaOf({ path, asAdmin, as }: PageToVisit): Area {
  if (path.startsWith('/admin')) return 'administration';
  if (asAdmin || as) return 'members';
  return /^\/(?:blog|noticias|recursos)\/./.test(path) ? 'articles' : 'visitors';
}

/** Asks every judge about all pages of some areas, in every look. */
export function walkPages(...areas: Area[]): void {
  // Each only looks: they need not wait for one another.
  test.describe.configure({ mode: 'parallel', timeout: 180_000 });
  for (const target of everyPage.filter((page) => areas.includes(areaOf(page)))) {
    test(`${visitName(target)} satisfies every judge, in either theme and at any width`, async ({
      page,
      request,
      watch,
    }) => {
      if (target.path === unknownAddress) watch.tolerate(/status of 404/);
      await auditPage(page, request, target, { appearances: everyAppearance, thoroughly: true });
    });
  }
}
