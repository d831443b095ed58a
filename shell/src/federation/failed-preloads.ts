/** A page or a block comes in no more scripts than this beyond the remote's entry. */
const mostScripts = 4;

/** What the bundler's runtime throws for a script or a stylesheet that does not load; no other error names an address. */
interface FileError extends Error {
  request?: string;
}

/**
 * Brings what lies in preloaded scripts. A browser that holds on to a failed preload fails the next request of that
 * script without asking the server, once for each script: a chunk that does not load is asked for again at once. A script
 * that then still does not load, or a stylesheet, may lie damaged in the browser's cache, for ever: the next attempt finds
 * what the server has now.
 * @throws whatever kept it from arriving
 */
export async function pastFailedPreloads<T>(load: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await load();
    } catch (error) {
      const { name, request } = error as FileError;
      if (name === 'ChunkLoadError' && attempt < mostScripts) continue;
      if (request) renew(request);
      throw error;
    }
  }
}

function renew(file: string): void {
  fetch(file, { cache: 'reload' }).catch(() => {});
}
