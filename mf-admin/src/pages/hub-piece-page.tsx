import { type PageHeadFactory, useParams } from '@femcoders/platform';
import { lazy, Suspense } from 'react';
import { hubSection } from '../features/hub/hub-section.ts';
import { ArrivingPage } from '../features/room/arriving-page.tsx';
import { Room } from '../features/room/room.tsx';

/** Only for those who may see it, and never on the server, which renders logged out. */
const OpenPiece = lazy(async () => {
  const { OpenPiece: Piece } = await import(
    /* webpackChunkName: "hub-work" */ '../features/hub/components/open-piece.tsx'
  );
  return { default: Piece };
});

export const head: PageHeadFactory = () => ({
  title: 'Pieza de la comunidad',
  description: 'Una pieza del espacio de la comunidad.',
  noindex: true,
});

/** `/admin/comunidad/:id`: one piece, and what is decided about it. */
export function Page() {
  const { id = '' } = useParams();
  return (
    <Room title="Pieza" roles={hubSection.roles}>
      <Suspense fallback={<ArrivingPage lines={6} />}>
        <OpenPiece key={id} id={id} />
      </Suspense>
    </Room>
  );
}
