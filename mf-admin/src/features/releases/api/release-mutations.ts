import { previewVersion, showLocalCode } from '@femcoders/contracts/endpoints/previews';
import { pinRelease, publishRelease, rollBackRelease, unpinRelease } from '@femcoders/contracts/endpoints/releases';
import type { PinRequest, RollbackRequest, SwitchOutcome } from '@femcoders/contracts/releases';
import { callApi } from '@femcoders/platform';
import { useAdminApi } from '../../layout/use-admin-api.ts';
import { useProvenAct } from './use-proven-act.ts';

/**
 * Returns the mutations of what is live. Each resolves with null when she was asked whether it is her and did not say so:
 * nothing was done then.
 */
export function useReleaseMutations() {
  const api = useAdminApi();
  const prove = useProvenAct();
  const act = (send: () => Promise<SwitchOutcome>) =>
    prove((endpoint) => endpoint.startsWith('GET /admin/releases'), send);

  return {
    /** Makes a version live that is there already. */
    publish: (name: string, version: string) =>
      act(() => callApi(api, publishRelease, { params: { name }, body: { version } })),
    /** Makes the version live again that was live before, unless another than `from` is live meanwhile. */
    goBack: (name: string, body: RollbackRequest) =>
      act(() => callApi(api, rollBackRelease, { params: { name }, body })),
    /** Makes a version live and pins it. */
    pin: (name: string, body: PinRequest) => act(() => callApi(api, pinRelease, { params: { name }, body })),
    unpin: (name: string) => act(() => callApi(api, unpinRelease, { params: { name } })),
    /** Where a version can be looked at before visitors get it; for her alone, in this browser. */
    preview: (name: string, version: string) => callApi(api, previewVersion, { body: { name, version } }),
    /** Where the site takes a remote from her own machine; for her alone, in this browser. */
    localCode: (name: string, origin: string) => callApi(api, showLocalCode, { body: { name, origin } }),
  };
}
export type ReleaseMutations = ReturnType<typeof useReleaseMutations>;
