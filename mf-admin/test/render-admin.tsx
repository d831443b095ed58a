import type { Role } from '@femcoders/contracts/session';
import { InHost, impatientQueryClient } from '@femcoders/kit/test/render-page';
import { type ApiClient, type Session, sessionStore, useLocation } from '@femcoders/platform';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { home } from '../src/features/layout/admin-home-page.tsx';
import { comments } from '../src/features/moderation/moderation-pages.ts';
import { moderationSection } from '../src/features/moderation/moderation-section.ts';
import { createRoutes } from '../src/routes.tsx';
import { sections } from '../src/sections.ts';

const { Page: HomePage } = home.at({ sections, section: null });
const { Page: CommentsPage } = comments.at({ sections, section: moderationSection });

export function signedIn(role: Role): Session {
  return {
    status: 'signed-in',
    user: { id: 'u1', name: 'Moderadora de muestra', avatar: '/default-avatar.png', role },
  };
}

/** Any page that is not of this remote. */
function Elsewhere() {
  const { pathname, search } = useLocation();
  return <p>Estás en {decodeURIComponent(pathname + search)}</p>;
}

interface Visit {
  address?: string;
  session?: Session;
  /** The elements at addresses of the test's own. */
  places?: Readonly<Record<string, ReactElement>>;
}

/**
 * Opens the administration inside what the host gives, under fake timers unless the test says otherwise. Queries are
 * not tried again by themselves.
 */
export function renderAdmin(
  api: { client: ApiClient },
  { address = '/admin/comments', session = signedIn('moderator'), places = {} }: Visit = {},
) {
  sessionStore.setState(session, true);
  // A wide screen: list and comment side by side.
  window.matchMedia = jest.fn().mockReturnValue({ matches: false });
  const queryClient = impatientQueryClient();
  const router = createMemoryRouter(
    [
      { path: '/admin', element: <HomePage /> },
      { path: '/admin/comments', element: <CommentsPage /> },
      ...createRoutes().map(({ path, load }) => ({
        path,
        lazy: async () => ({ Component: (await load()).Page }),
        HydrateFallback: () => null,
      })),
      ...Object.entries(places).map(([path, element]) => ({ path, element })),
      { path: '*', element: <Elsewhere /> },
    ],
    { initialEntries: [address] },
  );
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const view = render(
    <InHost api={api.client} queryClient={queryClient}>
      <RouterProvider router={router} />
    </InHost>,
  );
  return { router, queryClient, user, ...view };
}
