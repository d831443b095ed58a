import { ProofRefused, useQueryClient, withProof } from '@femcoders/platform';

/**
 * Returns what does an act for which she proves that it is her, and asks again for what it may have changed. It resolves with null
 * when she was asked and did not say so: nothing was done then.
 */
export function useProvenAct() {
  const queries = useQueryClient();

  /**
   * @param changes whether the answer of an endpoint changes by it: `GET /admin/releases`
   * @throws what `send` throws
   */
  return async <Answer>(
    changes: (endpoint: string) => boolean,
    send: () => Promise<Answer>,
  ): Promise<Answer | null> => {
    try {
      return await withProof(send);
    } catch (error) {
      if (error instanceof ProofRefused) return null;
      throw error;
    } finally {
      void queries.invalidateQueries({ predicate: ({ queryKey }) => changes(String(queryKey[1])) });
    }
  };
}
