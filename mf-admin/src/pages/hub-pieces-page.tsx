import type { PageHeadFactory } from '@femcoders/platform';
import { lazy, Suspense } from 'react';
import { hubSection } from '../features/hub/hub-section.ts';
import { ArrivingPage } from '../features/room/arriving-page.tsx';
import { Room } from '../features/room/room.tsx';

/** Only for those who may see it, and never on the server, which renders logged out. */
const HubPieces = lazy(async () => {
  const { HubPieces: Part } = await import(
    /* webpackChunkName: "hub-work" */ '../features/hub/components/piece-queue.tsx'
  );
  return { default: Part };
});

export const head: PageHeadFactory = () => ({
  title: hubSection.title,
  description: hubSection.summary,
  noindex: true,
});

/** `/admin/comunidad` */
export function Page() {
  return (
    <Room title={hubSection.title} roles={hubSection.roles}>
      <Suspense fallback={<ArrivingPage lines={6} />}>
        <HubPieces />
      </Suspense>
    </Room>
  );
}
