import { prefetch } from '@femcoders/kit/data/remote-data';
import { readFilters, readPage } from '@femcoders/kit/lists/list-filters';
import type { PageHeadFactory, PageLoader } from '@femcoders/platform';
import { AboutMentoring } from '../features/mentoring/about/about-mentoring.tsx';
import { MentoringFormats } from '../features/mentoring/about/mentoring-formats.tsx';
import { MentoringHero } from '../features/mentoring/about/mentoring-hero.tsx';
import { MentoringQuestions } from '../features/mentoring/about/mentoring-questions.tsx';
import { MentoringSteps } from '../features/mentoring/about/mentoring-steps.tsx';
import { mentorFilters } from '../features/mentoring/list/mentor-filters.ts';
import { MentorList } from '../features/mentoring/list/mentor-list.tsx';
import { mentorsQuery } from '../features/mentoring/list/mentors-query.ts';
import { mentoringPath } from '../features/mentoring/mentoring-address.ts';
import styles from './mentoring-page.module.css';

export const head: PageHeadFactory = () => ({
  title: 'Mentoría',
  description:
    'Alguien que ya ha pasado por ahí te acompaña un rato: una sesión, tres meses o en grupo. Pide mentora u ofrécete, gratis y con calma.',
  canonicalPath: mentoringPath,
});

/** The list as the address asks for it. */
export const loader: PageLoader = ({ api, queryClient, url }) =>
  prefetch(queryClient, mentorsQuery(api, readFilters(url.searchParams, mentorFilters), readPage(url.searchParams)));

/** `/mentoria`: what it is, who accompanies, and how to begin. */
export function Page() {
  return (
    <>
      <MentoringHero />
      <div className={`wrap ${styles.parts}`}>
        <AboutMentoring />
        <MentoringFormats />
        <MentorList />
        <MentoringSteps />
        <MentoringQuestions />
      </div>
    </>
  );
}
