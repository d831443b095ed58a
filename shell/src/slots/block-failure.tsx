import { reportError, useApi, useLocation, useQueryClient } from '@femcoders/platform';
import { ErrorState } from '@femcoders/shared-ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { isNewerLive } from '../federation/newer-version.ts';
import type { SiteBlock } from '../routing/site-block.ts';
import { blockLimitMs } from './prepare-blocks.ts';

/**
 * Renders a message in place of a block that could not be shown. The browser tries once by itself, then when it is asked.
 */
export function BlockFailure({ block, onRecovered }: { block: SiteBlock; onRecovered: () => void }) {
  const queryClient = useQueryClient();
  const api = useApi();
  const { pathname, search } = useLocation();
  // By hand: this part is in each reader's first load, and `prepare` does not throw.
  const [busy, setBusy] = useState(false);

  async function retry() {
    setBusy(true);
    const url = new URL(window.location.href);
    const args = { url, queryClient, api, signal: new AbortController().signal };
    const error = await block.prepare(args, blockLimitMs);
    setBusy(false);
    if (error) reportError(error, block.owner);
    else onRecovered();
  }

  async function retryNow() {
    if (await isNewerLive(block.owner)) window.location.reload();
    else await retry();
  }

  // What the server could not show, the browser may: it has its own copy of the code and its own way to the API.
  const retryAtFirst = useEffectEvent(() => {
    if (!block.module) void retry();
  });
  useEffect(() => retryAtFirst(), []);

  return (
    <section className="wrap">
      <ErrorState
        title={`«${block.title}» no ha podido cargarse`}
        busy={busy}
        retryHref={pathname + search}
        onRetry={() => void retryNow()}
      >
        El resto de la página funciona.
      </ErrorState>
    </section>
  );
}
