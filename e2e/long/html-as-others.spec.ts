import type { LoginAnswer } from '@femcoders/contracts/session';
import { be } from '../api.ts';
import { everyPage, openPage } from '../every-page.ts';
import { invalidDom } from '../html-validity.ts';
import { addMember, openMemberSession } from '../new-member.ts';
import { answerCookies, expect, test } from '../visitor.ts';

const isOfTheTeam = (path: string) => path.startsWith('/admin');
const privatePaths = [...new Set(everyPage.filter(({ asAdmin, as }) => asAdmin || as).map(({ path }) => path))];

/** The demo member who has sent documents, asked for a mentor and commented. */
const busyMember = '00000000-0000-4000-8000-000000000604';

// What an admin and her visitors see is judged where every page is walked (e2e/every-page).
const people: { who: string; paths: string[]; logIn: () => Promise<LoginAnswer> }[] = [
  {
    who: 'a member',
    paths: privatePaths.filter((path) => !isOfTheTeam(path)),
    logIn: () => openMemberSession(busyMember),
  },
  {
    who: 'a moderator, who may not open all of them',
    paths: privatePaths.filter(isOfTheTeam),
    logIn: async () =>
      openMemberSession(await addMember(`modera-${Date.now()}@prueba.example`, 'Modera de Prueba', 'moderator')),
  },
];

for (const { who, paths, logIn } of people) {
  test(`what the browser makes of the private pages of ${who} is valid HTML`, async ({ page, watch }) => {
    // The page of a draft asks for it: who may see it, the API says.
    watch.tolerate(/status of 403.*\/api\/admin\/(?:events\/[^/]+\/page|news\/[^/]+)\)/);
    await answerCookies(page);
    await be(page, await logIn());
    for (const path of paths) {
      await openPage(page, { path });
      expect.soft(await invalidDom(page), path).toEqual([]);
    }
    expect(paths.length).toBeGreaterThan(10);
  });
}
