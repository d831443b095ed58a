import { previewVersion } from '@femcoders/contracts/endpoints/previews';
import type { PinRequest, RollbackRequest, SwitchOutcome } from '@femcoders/contracts/releases';
import { callApi, ProofRefused, useQueryClient, withProof } from '@femcoders/platform';
import { useAdminApi } from '../../layout/use-admin-api.ts';

const pathOf = (name: string) => `/admin/releases/${encodeURIComponent(name)}`;

/**
 * Returns the mutations of what is live. Each resolves with null when she was asked whether it is her and did not say so:
 * nothing was done then.
 */
export function useReleaseMutations() {
  const api = useAdminApi();
  const queries = useQueryClient();

  async function act(method: 'POST' | 'DELETE', path: string, body?: unknown): Promise<SwitchOutcome | null> {
    try {
      return await withProof(() => api.request<SwitchOutcome>(path, { method, body }));
    } catch (error) {
      if (error instanceof ProofRefused) return null;
      throw error;
    } finally {
      void queries.invalidateQueries({
        predicate: ({ queryKey }) => String(queryKey[1]).startsWith('/admin/releases'),
      });
    }
  }

  return {
    /** Makes the version live again that was live before, unless another than `from` is live meanwhile. */
    goBack: (name: string, body: RollbackRequest) => act('POST', `${pathOf(name)}/rollback`, body),
    /** Makes a version live and holds it. */
    hold: (name: string, body: PinRequest) => act('POST', `${pathOf(name)}/pin`, body),
    letGo: (name: string) => act('DELETE', `${pathOf(name)}/pin`),
    /** Where a version can be looked at before visitors get it; for her alone, in this browser. */
    preview: (name: string, version: string) => callApi(api, previewVersion, { body: { name, version } }),
  };
}
export type ReleaseMutations = ReturnType<typeof useReleaseMutations>;
