import type { PageHeadFactory } from '@femcoders/platform';
import { lazy, Suspense } from 'react';
import { ArrivingPage } from '../features/room/arriving-page.tsx';
import { Room } from '../features/room/room.tsx';
import { talksSection } from '../features/talks/talks-section.ts';

/** Only for those who may see it, and never on the server, which renders logged out. */
const TalksList = lazy(async () => {
  const { TalksList: Part } = await import(
    /* webpackChunkName: "talk-list" */ '../features/talks/components/talks-list.tsx'
  );
  return { default: Part };
});

export const head: PageHeadFactory = () => ({
  title: 'Presentaciones',
  description: 'Las charlas de la comunidad, en cualquier estado.',
  noindex: true,
});

/** `/admin/presentaciones`: the talks, in any state. */
export function Page() {
  return (
    <Room title="Presentaciones" roles={talksSection.roles}>
      <Suspense fallback={<ArrivingPage lines={6} />}>
        <TalksList />
      </Suspense>
    </Room>
  );
}
