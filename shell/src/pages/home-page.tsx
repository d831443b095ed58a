import type { PageHeadFactory, PageLoader } from '@femcoders/platform';
import { Slot } from '../slots/slot.tsx';
import { Figures } from './home/figures.tsx';
import { figuresQuery } from './home/figures-query.ts';
import { Hero } from './home/hero.tsx';
import { Join } from './home/join.tsx';
import { openJobsQuery } from './home/open-jobs.tsx';
import { Origin } from './home/origin.tsx';
import { Start } from './home/start.tsx';

export const head: PageHeadFactory = () => ({
  title: 'Comunidad de mujeres en tecnología',
  description:
    'Eventos, talleres, artículos y una red de mujeres que trabajan en tecnología o quieren hacerlo. Nacimos en Barcelona y entras desde donde estés.',
});

/** Asks for the figures and the offers. The server waits for them; in the browser the page comes at once. Without them it stands too. */
export const loader: PageLoader = async ({ api, queryClient }) => {
  const answer = Promise.all([
    queryClient.prefetchQuery(figuresQuery(api)),
    queryClient.prefetchQuery(openJobsQuery(api)),
  ]);
  if (typeof window === 'undefined') await answer;
};

/** `/`: what the club is, what is next, ways to start, what is new, and the invitation to join (spec section 1). */
export function Page() {
  return (
    <article>
      <Hero />
      <Slot name="home.now" />
      <Start />
      <Slot name="home.reading" />
      <Origin />
      <Slot name="home.community" />
      <Figures />
      <Join />
    </article>
  );
}
