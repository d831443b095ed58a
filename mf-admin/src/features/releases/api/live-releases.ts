import { listLiveReleases, listReleasedParts } from '@femcoders/contracts/endpoints/releases';
import { type ApiClient, callApi, queryOptions } from '@femcoders/platform';

/** Returns the query of what is live of the shell and of every remote. */
export function liveReleasesQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['admin', String(listLiveReleases)],
    queryFn: ({ signal }) => callApi(api, listLiveReleases, { signal }),
    staleTime: 0,
  });
}

/** Every part of which something was ever published. */
export function releasedPartsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['admin', String(listReleasedParts)],
    queryFn: ({ signal }) => callApi(api, listReleasedParts, { signal }),
    staleTime: 0,
  });
}
