import { type PageHeadFactory, useParams } from '@femcoders/platform';
import { lazy, Suspense } from 'react';
import { achievementsSection } from '../features/achievements/achievements-section.ts';
import { ArrivingPage } from '../features/room/arriving-page.tsx';
import { Room } from '../features/room/room.tsx';

/** Only for those who may see it, and never on the server, which renders logged out. */
const OpenAchievement = lazy(async () => {
  const { OpenAchievement: Achievement } = await import(
    /* webpackChunkName: "achievement-form" */ '../features/achievements/components/open-achievement.tsx'
  );
  return { default: Achievement };
});

export const head: PageHeadFactory = () => ({
  title: 'Logro',
  description: 'Cómo se consigue un logro, cómo se ve y si se da.',
  noindex: true,
});

/** `/admin/achievements/:id`: the texts of an achievement, its rule, and whether it is awarded. */
export function Page() {
  const { id = '' } = useParams();
  return (
    <Room title="Logro" roles={achievementsSection.roles}>
      <Suspense fallback={<ArrivingPage lines={6} />}>
        <OpenAchievement key={id} id={id} />
      </Suspense>
    </Room>
  );
}
