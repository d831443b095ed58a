import { be, beAdmin } from '../api.ts';
import { everyPage } from '../every-page.ts';
import { asMember, crawlSite } from '../link-crawl.ts';
import { addMember, openMemberSession } from '../new-member.ts';
import { siteUnderTest } from '../site-under-test.ts';
import { expect, test } from '../visitor.ts';

test.beforeEach(({ watch }) => watch.tolerate(/status of 404/));

/** Pages that change with who is logged in. */
const ofMembers =
  /^\/(?:welcome|personaliza-perfil|enviar-documentacion|mentoria|eventos\/mis-eventos|register\/sobre-ti|presentaciones-destacadas\/proponer|recursos-comunidad-femcoders-club|ofertas-de-trabajo\/alertas)\b/;
const ofTheTeam = /^\/admin\b/;

test('every link on the pages of members leads where it says', async ({ page }) => {
  const { url: origin } = siteUnderTest();
  const id = await addMember(`enlaces-${Date.now()}@prueba.example`, 'Enlaces de Prueba');
  await be(page, await openMemberSession(id));
  const read = asMember(page, origin, ofMembers);
  const { visited, faults } = await crawlSite(read, origin, { start: '/welcome', together: 1 });
  expect(faults).toEqual([]);
  expect(visited.length).toBeGreaterThan(10);
});

test('every link of the administration leads where it says, and every page of it can be reached by links', async ({
  page,
}) => {
  const { url: origin } = siteUnderTest();
  await beAdmin(page);
  const read = asMember(page, origin, ofTheTeam);
  const { visited, faults } = await crawlSite(read, origin, { start: '/admin', together: 1 });
  expect(faults).toEqual([]);

  const shapeOf = (path: string) => new URL(path, origin).pathname.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, ':id');
  const reached = new Set(visited.map(shapeOf));
  const expected = everyPage.filter(({ path }) => ofTheTeam.test(path)).map(({ path }) => shapeOf(path));
  expect([...new Set(expected)].filter((path) => !reached.has(path))).toEqual([]);
});
