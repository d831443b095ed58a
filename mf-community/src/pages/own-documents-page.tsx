import { Link, type PageHeadFactory, type PageLoader, useParams } from '@femcoders/platform';
import { browserPart } from '@femcoders/shared-ui/browser-part';
import { Waiting } from '@femcoders/shared-ui/waiting';
import { Suspense } from 'react';

const { Part: OwnCase, preload } = browserPart(
  async () =>
    (await import(/* webpackChunkName: "own-case-of" */ '../features/documents/components/own-case.tsx')).OwnCase,
);

export const loader: PageLoader = preload;

export const head: PageHeadFactory = ({ params }) => ({
  title: `Tu envío ${params.reference ?? ''}`,
  description: 'Cómo va lo que has enviado.',
  noindex: true,
  trail: [{ name: 'Enviar documentación', path: '/enviar-documentacion' }],
});

/** `/enviar-documentacion/:reference`, private: the server sends heading and skeleton, the rest comes in the browser. */
export function Page() {
  const { reference = '' } = useParams();
  return (
    <div className="wrap page stack gap-48">
      <p>
        <Link to="/enviar-documentacion" className="bold">
          Todos tus envíos
        </Link>
      </p>
      <header className="stack gap-16">
        <h1 className="large-title">Tu envío</h1>
        <p className="lead breaks">{reference}</p>
      </header>
      <Suspense fallback={<Waiting lines={6} label="Cargando tu envío…" />}>
        <OwnCase key={reference} reference={reference} />
      </Suspense>
      <noscript>
        <p>Para ver y retirar tu envío, activa JavaScript en tu navegador.</p>
      </noscript>
    </div>
  );
}
