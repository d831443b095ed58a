import { type PageHeadFactory, useParams } from '@femcoders/platform';
import { lazy, Suspense } from 'react';
import { ArrivingPage } from '../features/room/arriving-page.tsx';
import { Room } from '../features/room/room.tsx';
import { talksSection } from '../features/talks/talks-section.ts';

/** Only for those who may see it, and never on the server, which renders logged out. */
const OpenProposal = lazy(async () => {
  const { OpenProposal: Part } = await import(
    /* webpackChunkName: "talk-proposal-open" */ '../features/talks/components/open-proposal.tsx'
  );
  return { default: Part };
});

export const head: PageHeadFactory = () => ({
  title: 'Propuesta de charla',
  description: 'Una propuesta, con sus puntuaciones y su decisión.',
  noindex: true,
});

/** `/admin/presentaciones/propuestas/:id`: a proposal is read, scored and decided. */
export function Page() {
  const { id = '' } = useParams();
  return (
    <Room title="Propuesta de charla" roles={talksSection.roles}>
      <Suspense fallback={<ArrivingPage lines={6} />}>
        <OpenProposal key={id} id={id} />
      </Suspense>
    </Room>
  );
}
