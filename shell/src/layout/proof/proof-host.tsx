import { useProofRequest } from '@femcoders/platform';
import { loadDialog, useOnDemand } from '@femcoders/shared-ui';

async function loadProofDialog() {
  const [{ ProofDialog }] = await Promise.all([
    import(/* webpackChunkName: "proof" */ './proof-dialog.tsx'),
    loadDialog(),
  ]);
  return ProofDialog;
}

/** Asks whoever does what needs a proof; what asks her comes with the first question. */
export function ProofHost() {
  const settle = useProofRequest();
  const ProofDialog = useOnDemand(loadProofDialog, settle !== null, () => settle?.(false));
  return settle && ProofDialog && <ProofDialog onSettled={settle} />;
}
