import { type PageHeadFactory, useParams } from '@femcoders/platform';
import { lazy, Suspense } from 'react';
import { achievementsSection } from '../features/achievements/achievements-section.ts';
import { ArrivingPage } from '../features/room/arriving-page.tsx';
import { Room } from '../features/room/room.tsx';

/** Only for those who may see it, and never on the server, which renders logged out. */
const Awards = lazy(async () => {
  const { Awards: List } = await import(
    /* webpackChunkName: "achievement-award-list" */ '../features/achievements/components/awards.tsx'
  );
  return { default: List };
});

export const head: PageHeadFactory = () => ({
  title: 'Quién lo tiene',
  description: 'Quién tiene o ha tenido un logro, y por qué.',
  noindex: true,
});

/** `/admin/achievements/:id/personas`: who has an achievement, or had it. */
export function Page() {
  const { id = '' } = useParams();
  return (
    <Room title="Quién lo tiene" roles={achievementsSection.roles}>
      <Suspense fallback={<ArrivingPage lines={6} />}>
        <Awards key={id} achievementId={id} />
      </Suspense>
    </Room>
  );
}
