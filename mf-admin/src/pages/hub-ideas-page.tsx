import type { PageHeadFactory } from '@femcoders/platform';
import { lazy, Suspense } from 'react';
import { hubSection } from '../features/hub/hub-section.ts';
import { ArrivingPage } from '../features/room/arriving-page.tsx';
import { Room } from '../features/room/room.tsx';

/** Only for those who may see it, and never on the server, which renders logged out. */
const HubIdeas = lazy(async () => {
  const { HubIdeas: Part } = await import(
    /* webpackChunkName: "hub-work" */ '../features/hub/components/idea-states.tsx'
  );
  return { default: Part };
});

export const head: PageHeadFactory = () => ({
  title: 'Las once ideas',
  description: 'En qué punto está cada idea de la comunidad.',
  noindex: true,
});

/** `/admin/comunidad/ideas` */
export function Page() {
  return (
    <Room title="Las once ideas" roles={hubSection.roles}>
      <Suspense fallback={<ArrivingPage lines={6} />}>
        <HubIdeas />
      </Suspense>
    </Room>
  );
}
