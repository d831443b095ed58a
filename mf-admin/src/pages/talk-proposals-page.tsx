import type { PageHeadFactory } from '@femcoders/platform';
import { lazy, Suspense } from 'react';
import { ArrivingPage } from '../features/room/arriving-page.tsx';
import { Room } from '../features/room/room.tsx';
import { talksSection } from '../features/talks/talks-section.ts';

/** Only for those who may see it, and never on the server, which renders logged out. */
const ProposalsList = lazy(async () => {
  const { ProposalsList: Part } = await import(
    /* webpackChunkName: "talk-proposal-list" */ '../features/talks/components/proposals-list.tsx'
  );
  return { default: Part };
});

export const head: PageHeadFactory = () => ({
  title: 'Propuestas de charla',
  description: 'Las charlas que las socias proponen.',
  noindex: true,
});

/** `/admin/presentaciones/propuestas`: what members propose. */
export function Page() {
  return (
    <Room title="Propuestas de charla" roles={talksSection.roles}>
      <Suspense fallback={<ArrivingPage lines={6} />}>
        <ProposalsList />
      </Suspense>
    </Room>
  );
}
