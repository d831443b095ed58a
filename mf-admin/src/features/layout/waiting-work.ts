import type { WaitingWork } from '@femcoders/contracts/admin-list';
import { listWaitingWork } from '@femcoders/contracts/endpoints/waiting-work';
import { type ApiClient, callApi, queryOptions, useQuery, useSession } from '@femcoders/platform';
import { useSections } from './admin-place.ts';
import { type AdminSection, rolesOf } from './admin-section.ts';
import { needsSecondFactor } from './second-factor-notice.tsx';
import { useAdminApi } from './use-admin-api.ts';

/** Invalidate it after work is done. */
export const waitingWorkKey = ['admin', 'waiting'] as const;

/** How often the administration looks for news while its tab is visible, in milliseconds. */
const refreshMs = 30_000;

function waitingWorkQuery(api: ApiClient) {
  return queryOptions({
    queryKey: waitingWorkKey,
    queryFn: ({ signal }) => callApi(api, listWaitingWork, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (needsSecondFactor(state.error) ? false : refreshMs),
    refetchOnWindowFocus: 'always',
  });
}

/** Returns the pending work of the sections that the visitor may open; one request for all of them. */
export function useWaitingWork() {
  const { user } = useSession();
  const roles = rolesOf(useSections());
  const allowed = user !== null && roles.includes(user.role);
  return useQuery({ ...waitingWorkQuery(useAdminApi()), enabled: allowed });
}

/** Returns the pending work of one section in words; null where there is none or it is unknown. */
export function waitingIn(section: AdminSection, work: WaitingWork[] | undefined) {
  const found = work?.find((entry) => entry.section === section.path);
  if (!found || found.count === 0 || !section.waitingWords) return null;
  return { ...found, words: section.waitingWords(found.count) };
}
