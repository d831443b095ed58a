import { type PageHeadFactory, useParams } from '@femcoders/platform';
import { lazy, Suspense } from 'react';
import { jobsSection } from '../features/jobs/jobs-section.ts';
import { ArrivingPage } from '../features/room/arriving-page.tsx';
import { Room } from '../features/room/room.tsx';

/** Only for those who may see it, and never on the server, which renders logged out. */
const OpenJob = lazy(async () => {
  const { OpenJob: Job } = await import(
    /* webpackChunkName: "jobs-desk-of" */ '../features/jobs/components/open-job.tsx'
  );
  return { default: Job };
});

export const head: PageHeadFactory = () => ({
  title: 'Oferta',
  description: 'Una oferta de trabajo, con lo que hay que decidir sobre ella.',
  noindex: true,
});

/** `/admin/ofertas/:id`: one offer, read and decided about. */
export function Page() {
  const { id = '' } = useParams();
  return (
    <Room title="Oferta" roles={jobsSection.roles}>
      <Suspense fallback={<ArrivingPage lines={6} />}>
        <OpenJob key={id} id={id} />
      </Suspense>
    </Room>
  );
}
