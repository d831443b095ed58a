import type { PageHeadFactory } from '@femcoders/platform';
import { lazy, Suspense } from 'react';
import { achievementsSection } from '../features/achievements/achievements-section.ts';
import { ArrivingPage } from '../features/room/arriving-page.tsx';
import { Room } from '../features/room/room.tsx';

/** Only for those who may see it, and never on the server, which renders logged out. */
const NewAchievementForm = lazy(async () => {
  const { NewAchievementForm: Form } = await import(
    /* webpackChunkName: "new-achievement-form" */ '../features/achievements/components/new-achievement-form.tsx'
  );
  return { default: Form };
});

export const head: PageHeadFactory = () => ({
  title: 'Logro nuevo',
  description: 'Un logro en borrador: cómo se llama, cómo se consigue y cómo se ve.',
  noindex: true,
});

/** `/admin/achievements/nuevo`: makes an achievement, as a draft. */
export function Page() {
  return (
    <Room title="Logro nuevo" roles={achievementsSection.roles}>
      <Suspense fallback={<ArrivingPage lines={6} />}>
        <NewAchievementForm />
      </Suspense>
    </Room>
  );
}
