import { be, beAdmin } from '../api.ts';
import { everyPage } from '../every-page.ts';
import { asMember, crawlSite, kindOf } from '../link-crawl.ts';
import { addMember, openMemberSession } from '../new-member.ts';
import { siteUnderTest } from '../site-under-test.ts';
import { answerCookies, expect, test } from '../visitor.ts';

/** Pages that change with who is logged in. */
const ofMembers =
  /^\/(?:welcome|personaliza-perfil|enviar-documentacion|mentoria(?!\/mentora)|recursos-comunidad-femcoders-club(?!\/pieza)|ofertas-de-trabajo(?:\/alertas)?(?=\?|$)|presentaciones-destacadas(?:\/proponer)?(?=\?|$))/;
/** Matches the administration's pages; links in mails are for the addressee. */
const ofTheTeam = /^\/admin\b(?!\/correos\/buzon\/)/;

/** Few of each kind of page: many differ in a number or a query, and each is opened in a browser. */
const slowly = { together: 1, mostAlike: 2 };

const withoutQuery = (path: string) => kindOf(path).replace('?', '');
const listed = (within: RegExp) => [
  ...new Set(everyPage.filter(({ path }) => within.test(path)).map(({ path }) => withoutQuery(path))),
];

test('every link on the pages of members leads where it says', async ({ page, watch }) => {
  watch.tolerate(/status of 404/);
  const { url: origin } = siteUnderTest();
  await answerCookies(page);
  const id = await addMember(`enlaces-${Date.now()}@prueba.example`, 'Enlaces de Prueba');
  await be(page, await openMemberSession(id));
  const { visited, faults } = await crawlSite(asMember(page, origin, ofMembers), origin, {
    ...slowly,
    start: '/welcome',
  });
  expect(faults).toEqual([]);

  const reached = new Set(visited.map(withoutQuery));
  // She has sent nothing yet, so that nothing leads to what she has sent.
  expect(listed(ofMembers).filter((path) => !reached.has(path))).toEqual(['/enviar-documentacion/FD-DEMA-4444']);
});

test('every link of the administration leads where it says, and its pages are those that all tests visit', async ({
  page,
  watch,
}) => {
  watch.tolerate(/status of 404/);
  const { url: origin } = siteUnderTest();
  await answerCookies(page);
  await beAdmin(page);
  const { visited, faults } = await crawlSite(asMember(page, origin, ofTheTeam), origin, {
    ...slowly,
    start: '/admin',
  });
  expect(faults).toEqual([]);
  // Of each part that is released the tests visit one.
  const kinds = visited
    .map(withoutQuery)
    .map((path) => path.replace(/(?<=despliegues\/)(?:shell|mf-[\w-]+)$/, 'mf-blog'));
  const reached = new Set(kinds);
  const known = new Set(listed(ofTheTeam));
  expect(
    [...reached].filter((path) => !known.has(path)),
    'visited by no other test',
  ).toEqual([]);
  expect(
    [...known].filter((path) => !reached.has(path)),
    'not to be reached by links',
  ).toEqual([]);
});
