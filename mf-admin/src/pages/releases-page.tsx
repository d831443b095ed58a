import type { PageHeadFactory } from '@femcoders/platform';
import { lazy, Suspense } from 'react';
import { releasesSection } from '../features/releases/releases-section.ts';
import { ArrivingPage } from '../features/room/arriving-page.tsx';
import { Room } from '../features/room/room.tsx';

const Releases = lazy(async () => {
  const module = await import(/* webpackChunkName: "releases" */ '../features/releases/components/releases.tsx');
  return { default: module.Releases };
});

export const head: PageHeadFactory = () => ({
  title: 'Despliegues',
  description: 'Qué versión de cada parte está en vivo.',
  noindex: true,
});

/** `/admin/despliegues`: what is live, and since when. */
export function Page() {
  return (
    <Room title={releasesSection.title} roles={releasesSection.roles}>
      <Suspense fallback={<ArrivingPage lines={8} />}>
        <Releases />
      </Suspense>
    </Room>
  );
}
