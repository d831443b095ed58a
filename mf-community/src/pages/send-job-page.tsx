import { Link, type PageHeadFactory } from '@femcoders/platform';
import { jobPaths } from '../features/jobs/job-address.ts';
import { SendJob } from '../features/jobs/send-job.tsx';

export const head: PageHeadFactory = () => ({
  title: 'Publicar una oferta',
  description: 'Publica gratis una oferta de trabajo con su banda salarial. El equipo la revisa antes.',
  canonicalPath: jobPaths.send,
  trail: [{ name: 'Ofertas de trabajo', path: jobPaths.list }],
});

/** `/ofertas-de-trabajo/publicar` */
export function Page() {
  return (
    <div className="wrap page stack gap-48 one-column">
      <header className="stack gap-24">
        <h1 className="large-title">Publicar una oferta</h1>
        <p className="lead">
          Es gratis y sin cuenta. La escribes, la confirmas por correo y el equipo la revisa. Durante 72 horas la ven
          solo las socias; después, todo el mundo.
        </p>
        <p>
          ¿Ya enviaste una y has perdido su enlace? <Link to={jobPaths.newLink}>Pide otro</Link>.
        </p>
      </header>
      <SendJob />
    </div>
  );
}
