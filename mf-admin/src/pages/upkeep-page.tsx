import type { PageHeadFactory } from '@femcoders/platform';
import { lazy, Suspense } from 'react';
import { ArrivingPage } from '../features/room/arriving-page.tsx';
import { Room } from '../features/room/room.tsx';
import { upkeepSection } from '../features/upkeep/upkeep-section.ts';

const Upkeep = lazy(async () => {
  const module = await import(/* webpackChunkName: "upkeep" */ '../features/upkeep/components/upkeep.tsx');
  return { default: module.Upkeep };
});

export const head: PageHeadFactory = () => ({
  title: 'Tareas',
  description: 'Lo que la web hace sola y si lleva retraso.',
  noindex: true,
});

/** `/admin/tareas`: what the site does by itself. */
export function Page() {
  return (
    <Room title={upkeepSection.title} roles={upkeepSection.roles}>
      <Suspense fallback={<ArrivingPage lines={8} />}>
        <Upkeep />
      </Suspense>
    </Room>
  );
}
