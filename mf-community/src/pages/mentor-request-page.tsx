import { Link, type PageHeadFactory, type PageLoader } from '@femcoders/platform';
import { browserPart } from '@femcoders/shared-ui/browser-part';
import { Waiting } from '@femcoders/shared-ui/waiting';
import { Suspense } from 'react';
import { MembersOnly } from '../features/members/members-only.tsx';
import { mentoringPath } from '../features/mentoring/mentoring-address.ts';
import styles from './mentoring-form-page.module.css';

const { Part: RequestPart, bring } = browserPart(async () => {
  const part = await import(/* webpackChunkName: "mentoring-forms" */ '../features/mentoring/form/request-part.tsx');
  return part.RequestPart;
});

export const loader: PageLoader = bring;

export const head: PageHeadFactory = () => ({
  title: 'Pedir mentora',
  description: 'Cuenta qué quieres conseguir y te buscamos a alguien que te acompañe.',
  noindex: true,
  trail: [{ name: 'Mentoría', path: mentoringPath }],
});

/** `/mentoria/pedir`, for members: the server sends heading and skeleton, the form comes in the browser. */
export function Page() {
  return (
    <div className={`wrap ${styles.page}`}>
      <header className={`stack gap-24 ${styles.head}`}>
        <p>
          <Link to={mentoringPath}>Mentoría</Link>
        </p>
        <h1>Pedir mentora</h1>
        <p className={styles.lead}>
          Cuéntanos qué buscas y desde dónde partes. No hay respuestas malas, y se guarda en este dispositivo mientras
          escribes.
        </p>
      </header>
      <MembersOnly why="Para pedir mentora necesitas una cuenta: así sabes siempre en qué punto está tu solicitud.">
        {(user) => (
          <Suspense fallback={<Waiting lines={6} />}>
            <RequestPart user={user} />
          </Suspense>
        )}
      </MembersOnly>
      <noscript>
        <p>Para rellenar el formulario, activa JavaScript en tu navegador o escríbenos desde la página de contacto.</p>
      </noscript>
    </div>
  );
}
