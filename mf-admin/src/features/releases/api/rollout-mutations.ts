import * as endpoints from '@femcoders/contracts/endpoints/rollouts';
import type { NewFreeze, NewRollout, Rollout, RolloutAct } from '@femcoders/contracts/rollouts';
import { callApi } from '@femcoders/platform';
import { useAdminApi } from '../../layout/use-admin-api.ts';
import { useProvenAct } from './use-proven-act.ts';

/** The roll-out that a page shows: the API refuses where another one of the part has begun since. */
type Seen = Pick<Rollout, 'name' | 'id'>;

/** Matches the queries that change with a roll-out, a freeze or a rule. */
const changed = /^GET \/admin\/(releases|rollouts|freezes|part-rules)/;

/**
 * Returns the mutations of roll-outs, freezes and part rules. Each resolves with null when she was asked whether it is her and did not say so:
 * nothing was done then.
 */
export function useRolloutMutations() {
  const api = useAdminApi();
  const prove = useProvenAct();
  const act = <Answer>(send: () => Promise<Answer>) => prove((endpoint) => changed.test(endpoint), send);
  const done = (send: () => Promise<unknown>) =>
    act(async () => {
      await send();
      return true;
    });

  return {
    start: (name: string, body: NewRollout) =>
      act(() => callApi(api, endpoints.startRollout, { params: { name }, body })),
    /** @param share in percent; at 100 the candidate goes live */
    setShare: ({ name, id }: Seen, share: number) =>
      act(() => callApi(api, endpoints.setRolloutShare, { params: { name }, body: { share, rollout: id } })),
    act: ({ name, id }: Seen, what: RolloutAct) =>
      act(() => callApi(api, endpoints.changeRollout, { params: { name }, body: { act: what, rollout: id } })),
    startFreeze: (body: NewFreeze) => act(() => callApi(api, endpoints.startFreeze, { body })),
    endFreeze: (id: number) => done(() => callApi(api, endpoints.endFreeze, { params: { id: String(id) } })),
    setApprovals: (name: string, approvals: number) =>
      done(() => callApi(api, endpoints.setPartRule, { params: { name }, body: { approvals } })),
  };
}
export type RolloutMutations = ReturnType<typeof useRolloutMutations>;
