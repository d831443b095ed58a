import * as endpoints from '@femcoders/contracts/endpoints/publishing';
import type { NewTeamToken } from '@femcoders/contracts/publishing';
import { callApi, ProofRefused, useQueryClient, withProof } from '@femcoders/platform';
import { useAdminApi } from '../../layout/use-admin-api.ts';
import { useAdminCall } from '../../layout/use-admin-call.ts';

const tokensKey = ['admin', String(endpoints.listTeamTokens)] as const;
const rightsKey = ['admin', String(endpoints.listPartRights)] as const;

export const useTeamTokens = () => useAdminCall(tokensKey, endpoints.listTeamTokens);
export const usePartRights = () => useAdminCall(rightsKey, endpoints.listPartRights);

/**
 * Returns the mutations of tokens and rights. Each resolves with null when she was asked whether it is her and did not say so: nothing was
 * done then.
 */
export function useTeamMutations() {
  const api = useAdminApi();
  const queries = useQueryClient();

  async function act<T>(queryKey: readonly unknown[], send: () => Promise<T>): Promise<T | null> {
    try {
      return await withProof(send);
    } catch (error) {
      if (error instanceof ProofRefused) return null;
      throw error;
    } finally {
      void queries.invalidateQueries({ queryKey });
    }
  }

  return {
    makeToken: (body: NewTeamToken) => act(tokensKey, () => callApi(api, endpoints.makeTeamToken, { body })),
    revokeToken: (id: string) =>
      act(tokensKey, async () => {
        await callApi(api, endpoints.revokeTeamToken, { params: { id } });
        return true;
      }),
    giveRight: (body: { email: string; part: string }) =>
      act(rightsKey, async () => {
        await callApi(api, endpoints.givePartRight, { body });
        return true;
      }),
    takeRight: (part: string, id: string) =>
      act(rightsKey, async () => {
        await callApi(api, endpoints.takePartRight, { params: { part, id } });
        return true;
      }),
  };
}
