import { everyPage } from '../every-page.ts';
import { asVisitor, crawlSite } from '../link-crawl.ts';
import { siteUnderTest } from '../site-under-test.ts';
import { expect, test } from '../visitor.ts';

/** Pages that visitors reach by other ways than links, and which. */
const withoutLink: Record<string, string> = {
  '/no-existe': 'there is none',
  '/sistema': 'it is for those who build the site',
  '/baja': 'by the link in a mail',
  '/reset-password': 'by the link in a mail',
  '/register/confirmar': 'by the link in a mail',
  '/eventos/mi-plaza': 'by the link in a mail',
  '/eventos/confirmar-plaza': 'by the link in a mail',
  '/ofertas-de-trabajo/gestionar': 'by the link in a mail',
  '/eventos/borrador/00000000-0000-4000-8000-000000000103': 'the team finds it where it edits the event',
  '/noticias/borrador/00000000-0000-4000-8000-000000007901': 'the team finds it where it edits the news',
  '/enviar-documentacion/FD-DEMA-4444': 'its owner finds it among what she has sent',
  '/ofertas-de-trabajo/direccion-tecnica-empresa-de-ejemplo-demo0005': 'members find it in the list before others do',
};

test('every link leads where it says, and every page for visitors can be reached by links', async ({
  page,
  request,
}) => {
  test.setTimeout(180_000);
  const { url: origin } = siteUnderTest();
  const { visited, faults } = await crawlSite(await asVisitor(page, origin), origin);
  expect(faults).toEqual([]);

  const reached = new Set(visited.map((path) => new URL(path, origin).pathname));
  const expected = everyPage.filter(({ asAdmin }) => !asAdmin).map(({ path }) => new URL(path, origin).pathname);
  const lost = [...new Set(expected)].filter((path) => !reached.has(path));
  expect(lost.toSorted()).toEqual(Object.keys(withoutLink).toSorted());

  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  expect(listed.filter((path) => !reached.has(path))).toEqual([]);
});
