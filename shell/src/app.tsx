import { type Host, HostProvider, type QueryClient, QueryClientProvider } from '@femcoders/platform';
import type { ReactNode } from 'react';

/** Renders the providers that every page may rely on, the same on the server and in the browser. */
export function App({ host, queryClient, children }: { host: Host; queryClient: QueryClient; children: ReactNode }) {
  return (
    <HostProvider host={host}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </HostProvider>
  );
}
