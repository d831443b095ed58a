import { useProofRequest } from '@femcoders/platform';
import { loadDialog, useOnDemand } from '@femcoders/shared-ui';

async function loadProofDialog() {
  const [{ ProofDialog }] = await Promise.all([
    import(/* webpackChunkName: "proof" */ './proof-dialog.tsx'),
    loadDialog(),
  ]);
  return ProofDialog;
}

/** Asks for a proof of identity where one is needed; the dialog comes with the first question. */
export function ProofHost() {
  const settle = useProofRequest();
  const ProofDialog = useOnDemand(loadProofDialog, settle !== null, () => settle?.(false));
  return settle && ProofDialog && <ProofDialog onSettled={settle} />;
}
