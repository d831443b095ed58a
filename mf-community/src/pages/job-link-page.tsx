import type { PageHeadFactory } from '@femcoders/platform';
import { jobPaths } from '../features/jobs/job-address.ts';
import { RequestJobLinks } from '../features/jobs/request-job-links.tsx';

export const head: PageHeadFactory = () => ({
  title: 'Pedir el enlace de tu oferta',
  description: 'Pide por correo el enlace para gestionar las ofertas de trabajo de tu empresa.',
  canonicalPath: jobPaths.newLink,
  noindex: true,
  searchable: true,
  trail: [{ name: 'Ofertas de trabajo', path: jobPaths.list }],
});

/** `/ofertas-de-trabajo/enlace` */
export function Page() {
  return (
    <div className="wrap page stack gap-48 one-column">
      <header className="stack gap-24">
        <h1 className="large-title">Pedir el enlace de tu oferta</h1>
        <p className="lead">
          Cada oferta se gestiona con el enlace de su correo. Si lo has perdido, te lo volvemos a enviar. Si crees que
          lo tiene quien no debe, ábrelo y pide allí uno nuevo: el de antes deja de servir.
        </p>
      </header>
      <RequestJobLinks />
    </div>
  );
}
