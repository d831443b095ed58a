import { Link, type PageHeadFactory, type PageLoader } from '@femcoders/platform';
import { browserPart } from '@femcoders/shared-ui/browser-part';
import { Waiting } from '@femcoders/shared-ui/waiting';
import { Suspense } from 'react';
import { MembersOnly } from '../features/members/members-only.tsx';
import { mentoringPath } from '../features/mentoring/mentoring-address.ts';
import styles from './mentoring-form-page.module.css';

const { Part: MyMentoring, bring } = browserPart(async () => {
  const part = await import(/* webpackChunkName: "my-mentoring-of" */ '../features/mentoring/mine/my-mentoring.tsx');
  return part.MyMentoring;
});

export const loader: PageLoader = bring;

export const head: PageHeadFactory = () => ({
  title: 'Mi mentoría',
  description: 'Tu solicitud, tus mentorías y tu ficha de mentora.',
  noindex: true,
  trail: [{ name: 'Mentoría', path: mentoringPath }],
});

/** `/mentoria/mi-mentoria`, for members: the server sends heading and skeleton, what is hers comes in the browser. */
export function Page() {
  return (
    <div className={`wrap ${styles.page}`}>
      <header className={`stack gap-24 ${styles.head}`}>
        <p>
          <Link to={mentoringPath}>Mentoría</Link>
        </p>
        <h1>Mi mentoría</h1>
      </header>
      <MembersOnly why="Aquí están tu solicitud, tus sesiones y tus notas, que solo lees tú.">
        {(user) => (
          <Suspense fallback={<Waiting lines={6} />}>
            <MyMentoring user={user} />
          </Suspense>
        )}
      </MembersOnly>
      <noscript>
        <p>Para ver tu mentoría, activa JavaScript en tu navegador.</p>
      </noscript>
    </div>
  );
}
