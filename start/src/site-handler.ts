import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Tracing } from '@femcoders/contracts/tracing';
import type { Logger } from 'pino';
import type { Handler } from './http-server.ts';
import type { Metrics } from './metrics/metrics.ts';
import { withOperatorEndpoints } from './operator-endpoints.ts';

export interface SiteParts {
  /** Answers `/api/…`, the prefix taken off. */
  api: Handler;
  /** Answers everything else; never rejects. */
  shell(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** Rejects while the site cannot serve: no database, nothing released. */
  checkReady(): Promise<unknown>;
  /** Releases that are live and whose files this process does not have. */
  missingReleases?: () => Promise<string[]>;
  /** Proxies that are believed. */
  trustProxy: false | number | string[];
  metrics?: Metrics;
  tracing?: Tracing | undefined;
  /** Opens `/metrics` to who is not on this machine. */
  metricsToken?: string | undefined;
  log: Logger;
}

/** The site on one origin: operations, API and pages. */
export function createSiteHandler({ api, shell, ...operated }: SiteParts): Handler {
  return withOperatorEndpoints({
    answer: (request, response) => {
      if (isApi(request.url ?? '/')) api(withoutPrefix(request), response);
      else void shell(request, response);
    },
    ...operated,
    // The API logs its own answers, with their routes.
    logsItself: isApi,
  });
}

/** Whether a path is the API's, with its query or without. */
const isApi = (target: string) => /^\/api(?:[/?]|$)/.test(target);

function withoutPrefix(request: IncomingMessage): IncomingMessage {
  const rest = (request.url ?? '').slice('/api'.length);
  request.url = rest.startsWith('/') ? rest : `/${rest}`;
  return request;
}
