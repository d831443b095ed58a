import { type PageHeadFactory, type PageLoader, useSearchParams } from '@femcoders/platform';
import { browserPart } from '@femcoders/shared-ui/browser-part';
import { hubPath } from '../features/hub/hub-address.ts';
import { HubNav } from '../features/hub/hub-nav.tsx';
import { MembersOnly } from '../features/members/members-only.tsx';
import styles from './hub-list-page.module.css';

/** Never on the server, which does not know who asks. */
const { Part: ProposePiece, preload } = browserPart(
  async () =>
    (await import(/* webpackChunkName: "hub-propose-of" */ '../features/hub/propose/propose-piece.tsx')).ProposePiece,
);

export const loader: PageLoader = preload;

export const head: PageHeadFactory = () => ({
  title: 'Comparte algo con la comunidad',
  description: 'Un recurso, un proyecto que busca manos, un grupo o una pareja de estudio.',
  noindex: true,
  searchable: true,
  trail: [{ name: 'La plaza de la comunidad', path: hubPath }],
});

/** `…/proponer`: the server sends heading and skeleton, the rest comes in the browser. */
export function Page() {
  const [search] = useSearchParams();
  return (
    <>
      <HubNav />
      <div className="wrap page stack gap-32">
        <header className={styles.head}>
          <div>
            <h1 className="large-title">{search.has('editar') ? 'Cambia lo que compartiste' : 'Comparte algo'}</h1>
          </div>
        </header>
        <MembersOnly why="Con tu cuenta compartes recursos, proyectos y grupos, y te llegan las respuestas.">
          {(user) => <ProposePiece userId={user.id} />}
        </MembersOnly>
        <noscript>
          <p>Para compartir algo, activa JavaScript en tu navegador.</p>
        </noscript>
      </div>
    </>
  );
}
