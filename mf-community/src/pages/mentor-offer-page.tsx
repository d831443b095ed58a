import { Link, type PageHeadFactory, type PageLoader } from '@femcoders/platform';
import { browserPart } from '@femcoders/shared-ui/browser-part';
import { Waiting } from '@femcoders/shared-ui/waiting';
import { Suspense } from 'react';
import { MembersOnly } from '../features/members/members-only.tsx';
import { mentoringPath } from '../features/mentoring/mentoring-address.ts';
import styles from './mentoring-form-page.module.css';

const { Part: OfferPart, bring } = browserPart(async () => {
  const part = await import(/* webpackChunkName: "mentoring-forms" */ '../features/mentoring/form/request-part.tsx');
  return part.OfferPart;
});

export const loader: PageLoader = bring;

export const head: PageHeadFactory = () => ({
  title: 'Ofrecerme como mentora',
  description: 'Ofrece una hora de vez en cuando a quien está donde tú estabas.',
  noindex: true,
  trail: [{ name: 'Mentoría', path: mentoringPath }],
});

/** `/mentoria/ofrecer`, for members: the server sends heading and skeleton, the form comes in the browser. */
export function Page() {
  return (
    <div className={`wrap ${styles.page}`}>
      <header className={`stack gap-24 ${styles.head}`}>
        <p>
          <Link to={mentoringPath}>Mentoría</Link>
        </p>
        <h1>Ofrecerme como mentora</h1>
        <p className={styles.lead}>
          Con una hora cada dos semanas cambias la de alguien. Tú dices cuántas, cuándo y con qué temas.
        </p>
      </header>
      <MembersOnly why="Para ofrecerte necesitas una cuenta: así decides tú qué se ve y puedes parar cuando quieras.">
        {(user) => (
          <Suspense fallback={<Waiting lines={6} />}>
            <OfferPart user={user} />
          </Suspense>
        )}
      </MembersOnly>
      <noscript>
        <p>Para rellenar el formulario, activa JavaScript en tu navegador o escríbenos desde la página de contacto.</p>
      </noscript>
    </div>
  );
}
