import * as endpoints from '@femcoders/contracts/endpoints/publishing';
import type { NewTeamToken } from '@femcoders/contracts/publishing';
import { callApi } from '@femcoders/platform';
import { useAdminApi } from '../../layout/use-admin-api.ts';
import { useAdminCall } from '../../layout/use-admin-call.ts';
import { useProvenAct } from './use-proven-act.ts';

const [tokens, rights] = [String(endpoints.listTeamTokens), String(endpoints.listPartRights)];

export const useTeamTokens = () => useAdminCall(['admin', tokens], endpoints.listTeamTokens);
export const usePartRights = () => useAdminCall(['admin', rights], endpoints.listPartRights);

/**
 * Returns the mutations of tokens and rights. Each resolves with null when she was asked whether it is her and did not say so: nothing was
 * done then.
 */
export function useTeamMutations() {
  const api = useAdminApi();
  const prove = useProvenAct();
  const act = <Answer>(list: string, send: () => Promise<Answer>) => prove((endpoint) => endpoint === list, send);
  const done = (list: string, send: () => Promise<unknown>) =>
    act(list, async () => {
      await send();
      return true;
    });

  return {
    makeToken: (body: NewTeamToken) => act(tokens, () => callApi(api, endpoints.makeTeamToken, { body })),
    revokeToken: (id: string) => done(tokens, () => callApi(api, endpoints.revokeTeamToken, { params: { id } })),
    giveRight: (body: { email: string; part: string }) =>
      done(rights, () => callApi(api, endpoints.givePartRight, { body })),
    takeRight: (part: string, id: string) =>
      done(rights, () => callApi(api, endpoints.takePartRight, { params: { part, id } })),
  };
}
