import type { SiteConfig } from '@femcoders/contracts/site-config';
import { createContext, type ReactNode, useContext } from 'react';
import type { ApiClient } from './api-client.ts';

export interface Host {
  api: ApiClient;
  site: SiteConfig;
  /** Origin under which the public sees the site, without a trailing slash: `https://example.org`. */
  publicUrl: string;
}

const HostContext = createContext<Host | null>(null);

/** Given once by the shell (and by a remote's standalone page and tests). */
export function HostProvider({ host, children }: { host: Host; children: ReactNode }) {
  return <HostContext value={host}>{children}</HostContext>;
}

function useHost(): Host {
  const host = useContext(HostContext);
  if (!host) throw new Error('This component must be inside <HostProvider>.');
  return host;
}

/** The API client of the host. */
export function useApi(): ApiClient {
  return useHost().api;
}

/** Brand, addresses and paths that the founders may change. */
export function useSite(): SiteConfig {
  return useHost().site;
}

/** Returns the origin under which the public sees the site, without a trailing slash: `https://femcoders.club`. */
export function usePublicUrl(): string {
  return useHost().publicUrl;
}
