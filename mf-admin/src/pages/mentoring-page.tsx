import type { PageHeadFactory } from '@femcoders/platform';
import { lazy, Suspense } from 'react';
import { mentoringSection } from '../features/mentoring/mentoring-section.ts';
import { ArrivingPage } from '../features/room/arriving-page.tsx';
import { Room } from '../features/room/room.tsx';

/** Only for those who may see it, and never on the server, which renders logged out. */
const Requests = lazy(async () => {
  const part = await import(/* webpackChunkName: "mentoring-work" */ '../features/mentoring/components/requests.tsx');
  return { default: part.Requests };
});

export const head: PageHeadFactory = () => ({
  title: 'Mentoría',
  description: 'Solicitudes de mentoría y parejas.',
  noindex: true,
});

/** `/admin/mentoria` */
export function Page() {
  return (
    <Room title="Mentoría" roles={mentoringSection.roles}>
      <Suspense fallback={<ArrivingPage lines={6} />}>
        <Requests />
      </Suspense>
    </Room>
  );
}
