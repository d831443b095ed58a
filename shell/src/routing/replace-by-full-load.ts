import { hasOpenDialog, isNewerLive } from '../federation/newer-version.ts';
import type { SitePage } from './site-page.ts';

/** Longest wait for the server's word that it can render an address, in milliseconds. */
const probeLimitMs = 8_000;

/** The functions of the browser that replacing a page needs. */
export interface Tab {
  /** Address that the reader sees now, without its fragment: that of the page before while the next one is on its way. */
  shown: string;
  /** Address in the browser's bar, which a step back has changed already. */
  location: Pick<Location, 'href' | 'search' | 'assign' | 'reload'>;
  fetch?: typeof fetch;
}

/**
 * Loads the address of a page whose code did not come, whole: because another version is live, or, on the way from another page, because
 * the server can render what this browser cannot get. Not below an open dialog, in which she may be writing, and not what
 * is previewed or developed, which is never the live version. A page that was loaded so and whose code fails again stays as the server
 * sent it.
 * @param address whole address of the page
 * @returns false where nothing is loaded: then the section says that it could not be loaded
 */
export async function replaceByFullLoad(
  { owner }: Pick<SitePage, 'owner'>,
  address: string,
  tab: Tab,
): Promise<boolean> {
  const { shown, location, fetch: ask = fetch } = tab;
  if (owner.version === 'dev' || /[?&]mf=/.test(location.search) || hasOpenDialog()) return false;
  const mayRender = async () => address !== shown && (await isRendered(address, ask));
  if (!(await isNewerLive(owner, ask)) && !(await mayRender())) return false;
  if (address === location.href.replace(/#.*/, '')) location.reload();
  else location.assign(address);
  return true;
}

/** Whether the server renders the content of an address: what no search engine may list is for one member, and comes without it. */
async function isRendered(address: string, ask: typeof fetch): Promise<boolean> {
  try {
    const { ok, headers } = await ask(address, { method: 'HEAD', signal: AbortSignal.timeout(probeLimitMs) });
    return ok && !headers.get('x-robots-tag')?.includes('noindex');
  } catch {
    return false;
  }
}
