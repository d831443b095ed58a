import type { PageLoader } from '@femcoders/platform';
import { browserPart } from '@femcoders/shared-ui/browser-part';
import { MembersPage, membersHead } from '../features/mentoring/members-page.tsx';

const { Part: MyMentoring, preload } = browserPart(
  async () =>
    (await import(/* webpackChunkName: "my-mentoring-of" */ '../features/mentoring/mine/my-mentoring.tsx')).MyMentoring,
);

export const loader: PageLoader = preload;

export const head = membersHead('Mi mentoría', 'Tu solicitud, tus mentorías y tu ficha de mentora.');

/** `/mentoria/mi-mentoria` */
export function Page() {
  return (
    <MembersPage
      title="Mi mentoría"
      why="Aquí están tu solicitud, tus sesiones y tus notas, que solo lees tú."
      without="Para ver tu mentoría, activa JavaScript en tu navegador."
    >
      {(user) => <MyMentoring user={user} />}
    </MembersPage>
  );
}
