import type { PageHead, PageLoader } from '@femcoders/platform';
import { PanotTile } from '@femcoders/shared-ui';
import { browserPart } from '@femcoders/shared-ui/browser-part';
import { Waiting } from '@femcoders/shared-ui/waiting';
import { Suspense } from 'react';
import { CaseChoices } from '../features/documents/components/case-choices.tsx';
import { PrivacyPromises } from '../features/documents/components/privacy-promises.tsx';
import styles from './documents-page.module.css';

const { Part: OwnCases, preload } = browserPart(
  async () =>
    (await import(/* webpackChunkName: "own-cases-of" */ '../features/documents/components/own-cases.tsx')).OwnCases,
);

export const head = (): PageHead => ({
  title: 'Enviar documentación',
  description:
    'Envía tu CV, material de ponente, un dosier de patrocinio, un convenio, una autorización de imagen o un justificante. Ves quién lo abre, y se borra en su fecha.',
});

export const loader: PageLoader = preload;

/** `/enviar-documentacion`: what can be sent is for everybody; her own cases come in the browser. */
export function Page() {
  return (
    <div className="wrap page stack gap-64">
      <header className={`stack gap-48 split-7-5 ${styles.head}`}>
        <div className="stack gap-24 shrinks">
          <h1 className="large-title">Envía tus documentos</h1>
          <p className="lead">
            Un CV, una autorización, un justificante: lo que nos haga falta para ayudarte, sin correos que se pierden.
          </p>
          <p className={styles.jump}>
            <a href="#tus-envios">Ver tus envíos</a>
          </p>
        </div>
        <div className={styles.street} aria-hidden="true">
          <PanotTile petals={4} rotation={45} palette="mint" />
          <PanotTile petals={6} palette="violet" />
          <PanotTile petals={8} palette="sun" />
        </div>
      </header>
      <div className="stack gap-64 split-7-5">
        <section aria-labelledby="tramites" className={`stack gap-24 shrinks packed ${styles.part}`}>
          <h2 id="tramites">Qué puedes enviar</h2>
          <CaseChoices Heading="h3" />
        </section>
        <div className="stack gap-64 shrinks packed">
          <section
            aria-labelledby="tus-envios"
            className={`stack gap-24 shrinks packed ${styles.part}`}
            data-search="skip"
          >
            <h2 id="tus-envios">Tus envíos</h2>
            <div className={styles.own}>
              <Suspense fallback={<Waiting lines={5} label="Cargando tus envíos…" />}>
                <OwnCases />
              </Suspense>
              <noscript>
                <p>Para enviar documentos y ver los tuyos, activa JavaScript en tu navegador.</p>
              </noscript>
            </div>
          </section>
          <PrivacyPromises />
        </div>
      </div>
    </div>
  );
}
