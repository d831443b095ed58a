import { type PageHeadFactory, type PageLoader, useLinkToken } from '@femcoders/platform';
import { browserPart } from '@femcoders/shared-ui/browser-part';
import { Waiting } from '@femcoders/shared-ui/waiting';
import { Suspense } from 'react';
import { jobPaths } from '../features/jobs/job-address.ts';
import styles from './own-job-page.module.css';

/** Never on the server, which does not know the link. */
const { Part: OwnJob, preload } = browserPart(
  async () => (await import(/* webpackChunkName: "own-job-of" */ '../features/jobs/own-job.tsx')).OwnJob,
);

export const loader: PageLoader = preload;

export const head: PageHeadFactory = () => ({
  title: 'Tu oferta',
  description: 'Gestiona tu oferta de trabajo.',
  noindex: true,
  trail: [{ name: 'Ofertas de trabajo', path: jobPaths.list }],
});

/** `/ofertas-de-trabajo/gestionar`, private: the server sends heading and skeleton, the rest comes in the browser. */
export function Page() {
  const token = useLinkToken();
  return (
    <div className={`wrap ${styles.page}`}>
      <h1>Tu oferta</h1>
      {token === undefined ? (
        <Waiting lines={5} label="Cargando tu oferta…" />
      ) : (
        <Suspense fallback={<Waiting lines={5} label="Cargando tu oferta…" />}>
          <OwnJob key={token} token={token} />
        </Suspense>
      )}
      <noscript>
        <p>Para ver y cambiar tu oferta, activa JavaScript en tu navegador.</p>
      </noscript>
    </div>
  );
}
