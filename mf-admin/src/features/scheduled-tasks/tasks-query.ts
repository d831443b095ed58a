import { listScheduledTasks } from '@femcoders/contracts/endpoints/scheduled-tasks';
import { type ApiClient, callApi } from '@femcoders/platform';

/** The scheduled tasks with their last runs: late ones first. */
export function tasksQuery(api: ApiClient) {
  return {
    queryKey: ['admin', '/admin/upkeep'],
    queryFn: ({ signal }: { signal: AbortSignal }) => callApi(api, listScheduledTasks, { signal }),
    staleTime: 60_000,
  };
}
