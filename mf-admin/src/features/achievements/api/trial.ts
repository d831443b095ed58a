import { findAwardCandidates, tryAchievementRule } from '@femcoders/contracts/endpoints/achievements';
import type { AchievementRule } from '@femcoders/contracts/validate-achievement';
import { callApi, useQuery } from '@femcoders/platform';
import { useAdminApi } from '../../layout/use-admin-api.ts';
import { achievementsKey } from './achievement.ts';

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
    queryKey: [...achievementsKey, 'trial', query],
    // Not called without a rule.
    queryFn: ({ signal }) => callApi(api, tryAchievementRule, { query: query as NonNullable<typeof query>, signal }),
    placeholderData: (before) => before,
    enabled: query !== null,
    staleTime: 0,
  });
}

/** Members who may be given an achievement, by name or mail. */
export function useCandidates(achievementId: string, q: string) {
  const api = useAdminApi();
  return useQuery({
    queryKey: ['admin', 'award-candidates', achievementId, q],
    queryFn: ({ signal }) => callApi(api, findAwardCandidates, { params: { id: achievementId }, query: { q }, signal }),
    enabled: q !== '',
    staleTime: 0,
  });
}
