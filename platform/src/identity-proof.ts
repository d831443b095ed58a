import { createStore, useStore } from 'zustand';
import { ApiError } from './api-client.ts';

type Settle = (proven: boolean) => void;

const proofStore = createStore<{ settle: Settle | null }>(() => ({ settle: null }));

/** She was asked to prove that it is her and did not want to: nothing was done, and nothing needs to be said. */
export class ProofRefused extends Error {
  override readonly name = 'ProofRefused';
}

/**
 * Does what the API wants a proof for (`proof-required`): the host asks her for her password or a code, and it is done
 * then.
 * @param act calls the API; it may be called twice
 * @throws ProofRefused, or what `act` throws
 */
export async function withProof<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'proof-required')) throw error;
    if (!(await askForProof())) throw new ProofRefused('Not given.');
    return act();
  }
}

/** Returns the host's function to call with whether she has proven her identity; null while no proof is asked for. */
export function useProofRequest(): Settle | null {
  return useStore(proofStore, (state) => state.settle);
}

/** Two who ask at once are answered by one dialog. */
function askForProof(): Promise<boolean> {
  const earlier = proofStore.getState().settle;
  return new Promise((resolve) => {
    const settle: Settle = (proven) => {
      proofStore.setState({ settle: null });
      earlier?.(proven);
      resolve(proven);
    };
    proofStore.setState({ settle });
  });
}
