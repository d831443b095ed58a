import * as endpoints from '@femcoders/contracts/endpoints/jobs';
import type { ChangedJob, OwnJob } from '@femcoders/contracts/job';
import { linkKeyHeader } from '@femcoders/contracts/link-key';
import { type ApiClient, callApi } from '@femcoders/platform';

const headersOf = (token: string) => ({ [linkKeyHeader]: encodeURIComponent(token) });

/** The offer to which the link of a mail leads. Kept for no longer than it is shown: it may change by itself. */
export function ownJobQuery(api: ApiClient, token: string) {
  return {
    queryKey: ['ownJob', token],
    queryFn: () => callApi(api, endpoints.readOwnJob, { headers: headersOf(token) }),
    staleTime: 0,
  };
}

export type OwnJobAct =
  | { act: 'confirm' }
  | { act: 'renew'; days: number }
  | { act: 'close'; as: 'filled' | 'withdrawn' };

/** @throws ApiError, UnreachableError */
export function sendOwnJobAct(api: ApiClient, token: string, asked: OwnJobAct): Promise<OwnJob> {
  const headers = headersOf(token);
  switch (asked.act) {
    case 'confirm':
      return callApi(api, endpoints.confirmOwnJob, { headers });
    case 'renew':
      return callApi(api, endpoints.renewOwnJob, { headers, body: { days: asked.days } });
    case 'close':
      return callApi(api, endpoints.closeOwnJob, { headers, body: { as: asked.as } });
  }
}

/** @throws ApiError, UnreachableError */
export function rewriteJob(api: ApiClient, token: string, body: ChangedJob): Promise<OwnJob> {
  return callApi(api, endpoints.rewriteOwnJob, { headers: headersOf(token), body });
}

/** Ends this link; the next goes by mail to the address on file. @throws ApiError, UnreachableError */
export function askForNewLink(api: ApiClient, token: string): Promise<unknown> {
  return callApi(api, endpoints.askForNewJobLink, { headers: headersOf(token) });
}
