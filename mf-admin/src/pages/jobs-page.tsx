import type { PageHeadFactory } from '@femcoders/platform';
import { lazy, Suspense } from 'react';
import { jobsSection } from '../features/jobs/jobs-section.ts';
import { ArrivingPage } from '../features/room/arriving-page.tsx';
import { Room } from '../features/room/room.tsx';

/** Only for those who may see it, and never on the server, which renders logged out. */
const JobsQueue = lazy(async () => {
  const { JobsQueue: Queue } = await import(
    /* webpackChunkName: "jobs-desk-of" */ '../features/jobs/components/jobs-queue.tsx'
  );
  return { default: Queue };
});

export const head: PageHeadFactory = () => ({
  title: jobsSection.title,
  description: jobsSection.summary,
  noindex: true,
});

/** `/admin/ofertas`: the offers of work, those to be reviewed first. */
export function Page() {
  return (
    <Room title={jobsSection.title} roles={jobsSection.roles}>
      <Suspense fallback={<ArrivingPage lines={6} />}>
        <JobsQueue />
      </Suspense>
    </Room>
  );
}
