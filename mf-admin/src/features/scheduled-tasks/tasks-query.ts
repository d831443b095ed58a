import type { TaskStatus } from '@femcoders/contracts/scheduled-tasks';
import type { ApiClient } from '@femcoders/platform';

/** The scheduled tasks with their last runs: late ones first. */
export function tasksQuery(api: ApiClient) {
  const path = '/admin/upkeep';
  return {
    queryKey: ['admin', path],
    queryFn: ({ signal }: { signal: AbortSignal }) => api.request<TaskStatus[]>(path, { signal }),
    staleTime: 60_000,
  };
}
