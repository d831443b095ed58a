import { defaultSiteConfig } from '@femcoders/contracts/site-defaults';
import {
  type ApiClient,
  createApiClient,
  createQueryClient,
  HostProvider,
  QueryClientProvider,
} from '@femcoders/platform';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';

/** One call that reached the API. */
export interface ApiCall {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: Headers;
  body: unknown;
}

type Answer = { status?: number; body?: unknown; headers?: Record<string, string> };

/** An API client whose network is the given function. */
export function apiAnswering(answer: (call: ApiCall) => Answer | Promise<Answer>): ApiClient {
  return createApiClient({
    baseUrl: 'http://api.test',
    fetch: async (input, init) => {
      const url = new URL(String(input));
      const sent = init?.body ? JSON.parse(String(init.body)) : undefined;
      const {
        status = 200,
        body = [],
        headers,
      } = await answer({
        method: init?.method ?? 'GET',
        path: url.pathname,
        query: url.searchParams,
        headers: new Headers(init?.headers),
        body: sent,
      });
      return new Response(status === 204 ? null : JSON.stringify(body), { status, headers: headers ?? {} });
    },
  });
}

/**
 * Renders inside what the shell gives every page.
 * @param address where the reader is
 */
export function renderInHost(
  page: ReactNode,
  api: ApiClient,
  queryClient = createQueryClient('server'),
  address = '/',
) {
  return render(
    <HostProvider host={{ api, site: defaultSiteConfig, publicUrl: 'https://femcoders.test' }}>
      <QueryClientProvider client={queryClient}>
        <MemoryRouter initialEntries={[address]}>{page}</MemoryRouter>
      </QueryClientProvider>
    </HostProvider>,
  );
}
