import type { OwnRegistration } from '@femcoders/contracts/registration';
import { type ApiClient, queryOptions } from '@femcoders/platform';

const pathOf = (token: string) => `/registrations/${encodeURIComponent(token)}`;

/** The place to which the link of a mail leads. Kept for no longer than it is shown: it may change by itself. */
export function ownPlaceQuery(api: ApiClient, token: string) {
  return queryOptions({
    queryKey: ['ownPlace', token],
    queryFn: () => api.request<OwnRegistration>(pathOf(token)),
    staleTime: 0,
  });
}

/** Gives the place back, or leaves the waiting list. @throws ApiError, UnreachableError */
export function leavePlace(api: ApiClient, token: string): Promise<OwnRegistration> {
  return api.request(`${pathOf(token)}/cancel`, { method: 'POST' });
}

/** Says yes to the place that is held. @throws ApiError, UnreachableError */
export function acceptPlace(api: ApiClient, token: string): Promise<OwnRegistration> {
  return api.request(`${pathOf(token)}/accept`, { method: 'POST' });
}
