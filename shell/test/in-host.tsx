import { defaultSiteConfig } from '@femcoders/contracts/site-config';
import { type ApiClient, HostProvider, type QueryClient, QueryClientProvider } from '@femcoders/platform';
import type { ReactNode } from 'react';

/** What the host gives to its pages. */
export function InHost({
  api,
  queryClient,
  children,
}: {
  api: ApiClient;
  queryClient: QueryClient;
  children: ReactNode;
}) {
  return (
    <HostProvider host={{ api, site: defaultSiteConfig, publicUrl: 'https://example.org' }}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </HostProvider>
  );
}
