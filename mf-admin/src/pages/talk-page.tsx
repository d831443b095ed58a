import { type PageHeadFactory, useParams } from '@femcoders/platform';
import { lazy, Suspense } from 'react';
import { ArrivingPage } from '../features/room/arriving-page.tsx';
import { Room } from '../features/room/room.tsx';
import { talksSection } from '../features/talks/talks-section.ts';

/** Only for those who may see it, and never on the server, which renders logged out. */
const OpenTalk = lazy(async () => {
  const { OpenTalk: Part } = await import(
    /* webpackChunkName: "talk-form" */ '../features/talks/components/open-talk.tsx'
  );
  return { default: Part };
});

export const head: PageHeadFactory = () => ({
  title: 'Charla',
  description: 'Lo que se cuenta de una charla, su permiso y si está publicada.',
  noindex: true,
});

/** `/admin/presentaciones/:id`: the texts of a talk, its permission, and whether it is published. */
export function Page() {
  const { id = '' } = useParams();
  return (
    <Room title="Charla" roles={talksSection.roles}>
      <Suspense fallback={<ArrivingPage lines={6} />}>
        <OpenTalk key={id} id={id} />
      </Suspense>
    </Room>
  );
}
