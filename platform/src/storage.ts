/** Null on the server, and where the browser lets this site store nothing: merely to name it is an error there. */
export function storage(): Storage | null {
  try {
    return globalThis.sessionStorage ?? null;
  } catch {
    return null;
  }
}
