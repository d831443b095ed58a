import type { PageLoader } from '@femcoders/platform';
import { browserPart } from '@femcoders/shared-ui/browser-part';
import { MembersPage, membersHead } from '../features/mentoring/members-page.tsx';

const { Part: RequestPart, preload } = browserPart(
  async () =>
    (await import(/* webpackChunkName: "mentoring-forms" */ '../features/mentoring/form/request-part.tsx')).RequestPart,
);

export const loader: PageLoader = preload;

export const head = membersHead(
  'Pedir mentora',
  'Cuenta qué quieres conseguir y te buscamos a alguien que te acompañe.',
);

/** `/mentoria/pedir` */
export function Page() {
  return (
    <MembersPage
      title="Pedir mentora"
      lead="Cuéntanos qué buscas y desde dónde partes. No hay respuestas malas, y se guarda en este dispositivo mientras escribes."
      why="Para pedir mentora necesitas una cuenta: así sabes siempre en qué punto está tu solicitud."
      without="Para rellenar el formulario, activa JavaScript en tu navegador o escríbenos desde la página de contacto."
    >
      {(user) => <RequestPart user={user} />}
    </MembersPage>
  );
}
