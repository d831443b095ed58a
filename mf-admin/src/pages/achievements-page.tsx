import type { PageHeadFactory } from '@femcoders/platform';
import { lazy, Suspense } from 'react';
import { achievementsSection } from '../features/achievements/achievements-section.ts';
import { ArrivingPage } from '../features/room/arriving-page.tsx';
import { Room } from '../features/room/room.tsx';

/** Only for those who may see it, and never on the server, which renders logged out. */
const AchievementsList = lazy(async () => {
  const { AchievementsList: List } = await import(
    /* webpackChunkName: "achievement-list" */ '../features/achievements/components/achievements-list.tsx'
  );
  return { default: List };
});

export const head: PageHeadFactory = () => ({
  title: achievementsSection.title,
  description: achievementsSection.summary,
  noindex: true,
});

/** `/admin/achievements`: what the community thanks its members for. */
export function Page() {
  return (
    <Room title={achievementsSection.title} roles={achievementsSection.roles}>
      <Suspense fallback={<ArrivingPage lines={6} />}>
        <AchievementsList />
      </Suspense>
    </Room>
  );
}
