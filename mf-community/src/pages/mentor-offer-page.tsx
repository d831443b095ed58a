import type { PageLoader } from '@femcoders/platform';
import { browserPart } from '@femcoders/shared-ui/browser-part';
import { MembersPage, membersHead } from '../features/mentoring/members-page.tsx';

const { Part: OfferPart, preload } = browserPart(
  async () =>
    (await import(/* webpackChunkName: "mentoring-forms" */ '../features/mentoring/form/request-part.tsx')).OfferPart,
);

export const loader: PageLoader = preload;

export const head = membersHead(
  'Ofrecerme como mentora',
  'Ofrece una hora de vez en cuando a quien está donde tú estabas.',
);

/** `/mentoria/ofrecer` */
export function Page() {
  return (
    <MembersPage
      title="Ofrecerme como mentora"
      lead="Con una hora cada dos semanas ayudas a otra a dar su siguiente paso. Tú dices cuántas, cuándo y con qué temas."
      why="Para ofrecerte necesitas una cuenta: así decides tú qué se ve y puedes parar cuando quieras."
      without="Para rellenar el formulario, activa JavaScript en tu navegador o escríbenos desde la página de contacto."
    >
      {(user) => <OfferPart user={user} />}
    </MembersPage>
  );
}
