import { type PageHeadFactory, useParams } from '@femcoders/platform';
import { lazy, Suspense } from 'react';
import { mentoringSection } from '../features/mentoring/mentoring-section.ts';
import { ArrivingPage } from '../features/room/arriving-page.tsx';
import { Room } from '../features/room/room.tsx';

/** Only for those who may see it, and never on the server, which renders logged out. */
const OpenRequest = lazy(async () => {
  const part = await import(
    /* webpackChunkName: "mentoring-work" */ '../features/mentoring/components/open-request.tsx'
  );
  return { default: part.OpenRequest };
});

export const head: PageHeadFactory = () => ({
  title: 'Solicitud de mentoría',
  description: 'Una solicitud de mentoría y su historia.',
  noindex: true,
});

/** `/admin/mentoria/:id` */
export function Page() {
  const { id = '' } = useParams();
  return (
    <Room title="Solicitud de mentoría" roles={mentoringSection.roles}>
      <Suspense fallback={<ArrivingPage lines={6} />}>
        <OpenRequest key={id} id={id} />
      </Suspense>
    </Room>
  );
}
