import type { PageHeadFactory } from '@femcoders/platform';
import { lazy, Suspense } from 'react';
import { figuresSection } from '../features/figures/figures-section.ts';
import { ArrivingPage } from '../features/room/arriving-page.tsx';
import { Room } from '../features/room/room.tsx';

/** Only for those who may see it, and never on the server, which renders logged out. */
const FiguresBoard = lazy(async () => {
  const { FiguresBoard: Board } = await import(
    /* webpackChunkName: "figures-board" */ '../features/figures/components/figures-board.tsx'
  );
  return { default: Board };
});

export const head: PageHeadFactory = () => ({
  title: 'Cifras',
  description: 'El sitio en números, por periodo.',
  noindex: true,
});

/** `/admin/cifras`: the site in numbers. */
export function Page() {
  return (
    <Room title={figuresSection.title} roles={figuresSection.roles}>
      <Suspense fallback={<ArrivingPage lines={8} />}>
        <FiguresBoard />
      </Suspense>
    </Room>
  );
}
