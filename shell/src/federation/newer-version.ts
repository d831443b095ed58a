/** Address at which the shell's server says which version of each part is live: name → version. */
export const liveVersionsPath = '/mf/live.json';

/** Whether the reader is in a dialog, which a full load would close. */
export const hasOpenDialog = () => document.querySelector('[role=dialog], dialog[open]') !== null;

/**
 * Whether another version of a part is live than the one this tab runs: then only a full load gets it, because a page
 * is of one version set. Not knowing counts as no.
 */
export async function isNewerLive(
  part: { name: string; version: string },
  fetchJson: typeof fetch = fetch,
): Promise<boolean> {
  try {
    const response = await fetchJson(liveVersionsPath, { cache: 'no-store', signal: AbortSignal.timeout(5_000) });
    const live = (await response.json()) as Record<string, unknown>;
    return response.ok && typeof live[part.name] === 'string' && live[part.name] !== part.version;
  } catch {
    return false;
  }
}
