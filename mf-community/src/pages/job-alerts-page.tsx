import { type PageHeadFactory, type PageLoader, useLinkToken } from '@femcoders/platform';
import { browserPart } from '@femcoders/shared-ui/browser-part';
import { Waiting } from '@femcoders/shared-ui/waiting';
import { Suspense } from 'react';
import { jobPaths } from '../features/jobs/job-address.ts';
import { MembersOnly } from '../features/members/members-only.tsx';

/** Never on the server, which does not know who asks. */
const { Part: JobAlerts, preload: loadAlerts } = browserPart(
  async () => (await import(/* webpackChunkName: "job-alerts-of" */ '../features/jobs/job-alerts.tsx')).JobAlerts,
);
const { Part: EndAlert } = browserPart(
  async () => (await import(/* webpackChunkName: "end-alert" */ '../features/jobs/end-alert.tsx')).EndAlert,
);

export const loader: PageLoader = loadAlerts;

export const head: PageHeadFactory = () => ({
  title: 'Tus alertas y ofertas guardadas',
  description: 'Las búsquedas de trabajo de las que te avisamos y las ofertas que has guardado.',
  noindex: true,
  searchable: true,
  trail: [{ name: 'Ofertas de trabajo', path: jobPaths.list }],
});

/** `/ofertas-de-trabajo/alertas`: a member's own, and where the link of an alert's mail leads. */
export function Page() {
  const token = useLinkToken();
  return (
    <div className="wrap page stack gap-48 one-column">
      <h1 className="large-title">Tus alertas y ofertas guardadas</h1>
      {token && (
        <Suspense fallback={<Waiting lines={5} />}>
          <EndAlert key={token} token={token} />
        </Suspense>
      )}
      <MembersOnly why="Con tu cuenta guardas ofertas y te avisamos de las nuevas.">
        {(user) => <JobAlerts userId={user.id} />}
      </MembersOnly>
    </div>
  );
}
