import type { FirstSteps, SaidSteps } from '@femcoders/contracts/first-steps';
import { type ApiClient, queryOptions } from '@femcoders/platform';

const pathOf = (userId: string) => `/user/${userId}/first-steps`;

/** How far she has come: fetched whenever her page is opened, because other pages are where steps are done. */
export function firstStepsQuery(api: ApiClient, userId: string) {
  return queryOptions({
    queryKey: ['firstSteps', userId],
    queryFn: () => api.request<FirstSteps>(pathOf(userId)),
    staleTime: 0,
  });
}

/** Keeps what she says of her steps, and leaves what she does not. @throws ApiError, UnreachableError */
export function saySteps(api: ApiClient, userId: string, said: SaidSteps): Promise<FirstSteps> {
  return api.request(pathOf(userId), { method: 'PUT', body: said });
}
