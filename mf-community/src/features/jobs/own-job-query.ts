import type { ChangedJob, OwnJob } from '@femcoders/contracts/job';
import { linkKeyHeader } from '@femcoders/contracts/link-key';
import type { ApiClient } from '@femcoders/platform';

const path = '/own-job';
const headersOf = (token: string) => ({ [linkKeyHeader]: encodeURIComponent(token) });

/** The offer to which the link of a mail leads. Kept for no longer than it is shown: it may change by itself. */
export function ownJobQuery(api: ApiClient, token: string) {
  return {
    queryKey: ['ownJob', token],
    queryFn: () => api.request<OwnJob>(path, { headers: headersOf(token) }),
    staleTime: 0,
  };
}

export type OwnJobAct =
  | { act: 'confirm' }
  | { act: 'renew'; days: number }
  | { act: 'close'; as: 'filled' | 'withdrawn' };

/** @throws ApiError, UnreachableError */
export function sendOwnJobAct(api: ApiClient, token: string, { act, ...body }: OwnJobAct): Promise<OwnJob> {
  const sent = act === 'confirm' ? {} : { body };
  return api.request(`${path}/${act}`, { method: 'POST', headers: headersOf(token), ...sent });
}

/** @throws ApiError, UnreachableError */
export function rewriteJob(api: ApiClient, token: string, body: ChangedJob): Promise<OwnJob> {
  return api.request(path, { method: 'PUT', headers: headersOf(token), body });
}

/** Ends this link; the next goes by mail to the address on file. @throws ApiError, UnreachableError */
export function askForNewLink(api: ApiClient, token: string): Promise<unknown> {
  return api.request(`${path}/link`, { method: 'POST', headers: headersOf(token) });
}
