import { changeHubIdea, listHubIdeasToFollow } from '@femcoders/contracts/endpoints/hub';
import type { AdminHubIdea, HubIdeaChange } from '@femcoders/contracts/hub';
import { callApi, useQueryClient } from '@femcoders/platform';
import { useAdminApi } from '../../layout/use-admin-api.ts';
import { useAdminCall } from '../../layout/use-admin-call.ts';

const ideasKey = ['admin', 'hub-ideas'] as const;

/** The eleven ideas as they are now. */
export const useIdeas = () => useAdminCall(ideasKey, listHubIdeasToFollow);

/**
 * Changes an idea; afterwards the list shows it as it is, also when somebody else was first.
 * @throws what the API client throws
 */
export function useChangeIdea(id: string): (change: HubIdeaChange) => Promise<AdminHubIdea> {
  const api = useAdminApi();
  const queries = useQueryClient();
  return async (change) => {
    try {
      const changed = await callApi(api, changeHubIdea, { params: { id }, body: change });
      // An answer from before the change that is still on its way must not replace it.
      await queries.cancelQueries({ queryKey: ideasKey });
      queries.setQueryData<AdminHubIdea[]>(ideasKey, (ideas) => ideas?.map((one) => (one.id === id ? changed : one)));
      return changed;
    } catch (error) {
      await queries.invalidateQueries({ queryKey: ideasKey });
      throw error;
    }
  };
}
