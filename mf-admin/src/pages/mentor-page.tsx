import { type PageHeadFactory, useParams } from '@femcoders/platform';
import { lazy, Suspense } from 'react';
import { mentoringSection } from '../features/mentoring/mentoring-section.ts';
import { ArrivingPage } from '../features/room/arriving-page.tsx';
import { Room } from '../features/room/room.tsx';

/** Only for those who may see it, and never on the server, which renders logged out. */
const OpenMentor = lazy(async () => {
  const part = await import(
    /* webpackChunkName: "mentoring-work" */ '../features/mentoring/components/open-mentor.tsx'
  );
  return { default: part.OpenMentor };
});

export const head: PageHeadFactory = () => ({
  title: 'Mentora',
  description: 'La ficha de una mentora.',
  noindex: true,
});

/** `/admin/mentoria/mentoras/:id` */
export function Page() {
  const { id = '' } = useParams();
  return (
    <Room title="Mentora" roles={mentoringSection.roles}>
      <Suspense fallback={<ArrivingPage lines={6} />}>
        <OpenMentor key={id} id={id} />
      </Suspense>
    </Room>
  );
}
