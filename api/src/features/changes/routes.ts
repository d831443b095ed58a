import { readContentState } from '@femcoders/contracts/endpoints/changes';
import type { ApiContext } from '../../context.ts';
import { serve } from '../../serve.ts';

/** For shells elsewhere, which keep pages for as long as nothing that they show has changed. */
export function changeRoutes({ app, contentRevision }: ApiContext): void {
  serve(app, readContentState, async () => contentRevision.state());
}
