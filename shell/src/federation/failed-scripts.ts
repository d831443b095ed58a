/** A page or a block comes in no more scripts than this beyond the remote's entry. */
const mostScripts = 4;

/**
 * Loads what lies in scripts that the document itself asks for. Code that asks for one while the document's request is
 * under way fails with it, and a browser may hold on to the failure, once for each script: a chunk that does not load is
 * asked for again at once.
 * @throws the error that kept it from arriving
 */
export async function pastFailedScripts<T>(load: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await load();
    } catch (error) {
      const isChunk = error instanceof Error && error.name === 'ChunkLoadError';
      if (!isChunk || attempt === mostScripts) throw error;
    }
  }
}
