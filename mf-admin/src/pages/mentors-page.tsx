import type { PageHeadFactory } from '@femcoders/platform';
import { lazy, Suspense } from 'react';
import { mentoringSection } from '../features/mentoring/mentoring-section.ts';
import { ArrivingPage } from '../features/room/arriving-page.tsx';
import { Room } from '../features/room/room.tsx';

/** Only for those who may see it, and never on the server, which renders logged out. */
const Mentors = lazy(async () => {
  const part = await import(/* webpackChunkName: "mentoring-work" */ '../features/mentoring/components/mentors.tsx');
  return { default: part.Mentors };
});

export const head: PageHeadFactory = () => ({
  title: 'Mentoras',
  description: 'Mentoras, en qué estado están y cuánto llevan.',
  noindex: true,
});

/** `/admin/mentoria/mentoras` */
export function Page() {
  return (
    <Room title="Mentoras" roles={mentoringSection.roles}>
      <Suspense fallback={<ArrivingPage lines={6} />}>
        <Mentors />
      </Suspense>
    </Room>
  );
}
