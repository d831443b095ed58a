import type { Candidate, Trial } from '@femcoders/contracts/achievement';
import type { AchievementRule } from '@femcoders/contracts/validate-achievement';
import { useQuery } from '@femcoders/platform';
import { useAdminApi } from '../../layout/use-admin-api.ts';

/** People on a page of a trial. */
export const trialPageSize = 10;

/**
 * Returns the query that tries a rule: who fulfils it now, fetched each time.
 * @param rule null while there is none to try
 */
export function useTrial(
  rule: AchievementRule | null,
  { achievementId, page }: { achievementId?: string; page: number },
) {
  const api = useAdminApi();
  const query = rule && {
    fact: rule.fact,
    threshold: rule.threshold,
    ...(rule.since && { since: rule.since }),
    ...(achievementId && { achievement: achievementId }),
    page,
    limit: trialPageSize,
  };
  return useQuery({
    queryKey: ['admin', '/admin/achievements', 'trial', query],
    queryFn: ({ signal }) => api.request<Trial>('/admin/achievements/trial', { query: query ?? {}, signal }),
    placeholderData: (before) => before,
    enabled: query !== null,
    staleTime: 0,
  });
}

/** Members who may be given an achievement, by name or mail. */
export function useCandidates(achievementId: string, q: string) {
  const api = useAdminApi();
  const path = `/admin/achievements/${encodeURIComponent(achievementId)}/candidates`;
  return useQuery({
    queryKey: ['admin', path, q],
    queryFn: ({ signal }) => api.request<Candidate[]>(path, { query: { q }, signal }),
    enabled: q !== '',
    staleTime: 0,
  });
}
