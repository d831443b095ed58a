import type { PageHeadFactory } from '@femcoders/platform';
import { Commitment } from './about/commitment.tsx';
import { Hero } from './about/hero.tsx';
import { Ideas } from './about/ideas.tsx';
import { JoinCall } from './about/join-call.tsx';
import { Origin } from './about/origin.tsx';
import { Purpose } from './about/purpose.tsx';

const title = 'Sobre nosotras';
const description =
  'Misión, visión, valores e ideas de una comunidad de mujeres en tecnología nacida en Barcelona: qué hacemos, cómo nos tratamos y cómo participas.';

export const head: PageHeadFactory = () => ({
  title,
  description,
  structuredData: [
    { '@context': 'https://schema.org', '@type': 'AboutPage', name: title, description, inLanguage: 'es-ES' },
  ],
});

/** `/femcoders-quienes-somos`: who the club is, what it holds to and what it wants to do (spec section 2). */
export function Page() {
  return (
    <article>
      <Hero />
      <Origin />
      <Purpose />
      <Commitment />
      <Ideas />
      <JoinCall />
    </article>
  );
}
