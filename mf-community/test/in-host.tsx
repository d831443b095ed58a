import { defaultSiteConfig } from '@femcoders/contracts/site-config';
import { createQueryClient, HostProvider, type QueryClient, QueryClientProvider } from '@femcoders/platform';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import type { SampleApi } from './sample-api.ts';

interface InHostProps {
  api: SampleApi;
  queryClient: QueryClient;
  children: ReactNode;
}

/** What the host gives to a page. */
export function InHost({ api, queryClient, children }: InHostProps) {
  return (
    <HostProvider host={{ api, site: defaultSiteConfig, publicUrl: 'https://site.example' }}>
      <QueryClientProvider client={queryClient}>
        <MemoryRouter initialEntries={['/mentoria']}>{children}</MemoryRouter>
      </QueryClientProvider>
    </HostProvider>
  );
}

/** A client of the browser that does not try again by itself: what a reader sees after the last attempt. */
export function impatientQueryClient(): QueryClient {
  const queryClient = createQueryClient('browser');
  const { queries } = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ queries: { ...queries, retry: false } });
  return queryClient;
}
