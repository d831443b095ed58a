import type { Role } from '@femcoders/contracts/session';
import { InHost } from '@femcoders/kit/test/render-page';
import { type ApiClient, createQueryClient, type QueryClient, sessionStore } from '@femcoders/platform';
import { render } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom';

/** Renders pages at an address, with everything a host gives them. For tests. */
export function renderAt(
  address: string | { pathname: string; state: unknown },
  pages: Record<string, ComponentType>,
  options: {
    api?: Partial<ApiClient>;
    queryClient?: QueryClient;
    frame?: (children: ReactNode) => ReactNode;
  } = {},
) {
  const { api = {}, queryClient = createQueryClient('server'), frame = (children) => children } = options;
  const routes: RouteObject[] = Object.entries(pages).map(([path, Page]) => ({ path, element: frame(<Page />) }));
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  const refuse = () => Promise.reject(new Error('This test expects no call of the API.'));
  const { unmount } = render(
    <InHost api={{ request: refuse, ...api } as ApiClient} queryClient={queryClient}>
      <RouterProvider router={router} />
    </InHost>,
  );
  return {
    unmount,
    /** Path and query where the reader is. */
    where: () => router.state.location.pathname + router.state.location.search,
    state: () => router.state.location.state as unknown,
  };
}

export function nobodyIsLoggedIn() {
  sessionStorage.clear();
  sessionStore.setState({ status: 'anonymous', user: null }, true);
}

export function somebodyIsLoggedIn(role: Role = 'member') {
  sessionStore.setState(
    { status: 'signed-in', user: { id: '7', name: 'Persona de prueba', avatar: '/default-avatar.png', role } },
    true,
  );
}
