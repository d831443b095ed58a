import { readFirstSteps, sayFirstSteps } from '@femcoders/contracts/endpoints/first-steps';
import type { FirstSteps, SaidSteps } from '@femcoders/contracts/first-steps';
import { type ApiClient, callApi, queryOptions } from '@femcoders/platform';

/** How far she has come: fetched whenever her page is opened, because other pages are where steps are done. */
export function firstStepsQuery(api: ApiClient, userId: string) {
  return queryOptions({
    queryKey: ['firstSteps', userId],
    queryFn: () => callApi(api, readFirstSteps, { params: { id: userId } }),
    staleTime: 0,
  });
}

/** Keeps what she says of her steps, and leaves what she does not. @throws ApiError, UnreachableError */
export function saySteps(api: ApiClient, userId: string, said: SaidSteps): Promise<FirstSteps> {
  return callApi(api, sayFirstSteps, { params: { id: userId }, body: said });
}
