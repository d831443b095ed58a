import { documentCases } from '@femcoders/contracts/document-cases';
import { type DocumentKind, documentKinds } from '@femcoders/contracts/document-names';
import { Link, type PageHeadFactory, type PageLoader, useSearchParams } from '@femcoders/platform';
import { browserPart } from '@femcoders/shared-ui/browser-part';
import { Waiting } from '@femcoders/shared-ui/waiting';
import { Suspense } from 'react';
import { CaseChoices } from '../features/documents/components/case-choices.tsx';
import { PrivacyPromises } from '../features/documents/components/privacy-promises.tsx';
import styles from './own-documents-page.module.css';

const { Part: NewCase, preload } = browserPart(
  async () =>
    (await import(/* webpackChunkName: "new-case-of" */ '../features/documents/components/new-case.tsx')).NewCase,
);

export const loader: PageLoader = preload;

const kindIn = (params: URLSearchParams): DocumentKind | undefined =>
  documentKinds.find((kind) => kind === params.get('tramite'));

export const head: PageHeadFactory = ({ url }) => {
  const kind = kindIn(url.searchParams);
  return {
    title: kind ? documentCases[kind].name : 'Nuevo envío',
    description: 'Envía documentos al equipo.',
    noindex: true,
    trail: [{ name: 'Enviar documentación', path: '/enviar-documentacion' }],
  };
};

/** `/enviar-documentacion/nuevo?tramite=cv`: heading from the server, the form, which is hers, from the browser. */
export function Page() {
  const [params] = useSearchParams();
  const kind = kindIn(params);
  return (
    <div className="wrap page stack gap-48">
      <p>
        <Link to="/enviar-documentacion" className="bold">
          Todos los trámites
        </Link>
      </p>
      {kind ? (
        <>
          <header className="stack gap-16">
            <h1 className="large-title">{documentCases[kind].name}</h1>
            <p className="lead">{documentCases[kind].why}</p>
          </header>
          <div className="stack gap-64 top split-7-4">
            <div className={styles.form}>
              <Suspense fallback={<Waiting lines={8} />}>
                <NewCase kind={kind} />
              </Suspense>
              <noscript>
                <p>Para enviar documentos, activa JavaScript en tu navegador.</p>
              </noscript>
            </div>
            <div>
              <PrivacyPromises />
            </div>
          </div>
        </>
      ) : (
        <>
          <h1 className="large-title">¿Qué quieres enviar?</h1>
          <CaseChoices Heading="h2" />
        </>
      )}
    </div>
  );
}
