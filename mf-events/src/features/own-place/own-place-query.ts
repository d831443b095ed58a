import { acceptOwnPlace, leaveOwnPlace, readOwnPlace } from '@femcoders/contracts/endpoints/registrations';
import { linkKeyHeader } from '@femcoders/contracts/link-key';
import type { OwnRegistration } from '@femcoders/contracts/registration';
import { type ApiClient, callApi, queryOptions } from '@femcoders/platform';

const headersOf = (token: string) => ({ [linkKeyHeader]: encodeURIComponent(token) });

/** The place to which the link of a mail leads. Kept for no longer than it is shown: it may change by itself. */
export function ownPlaceQuery(api: ApiClient, token: string) {
  return queryOptions({
    queryKey: ['ownPlace', token],
    queryFn: () => callApi(api, readOwnPlace, { headers: headersOf(token) }),
    staleTime: 0,
  });
}

/** Gives the place back, or leaves the waiting list. @throws ApiError, UnreachableError */
export function leavePlace(api: ApiClient, token: string): Promise<OwnRegistration> {
  return callApi(api, leaveOwnPlace, { headers: headersOf(token) });
}

/** Says yes to the place that is held. @throws ApiError, UnreachableError */
export function acceptPlace(api: ApiClient, token: string): Promise<OwnRegistration> {
  return callApi(api, acceptOwnPlace, { headers: headersOf(token) });
}
