import { readContentState } from '@femcoders/contracts/endpoints/changes';
import type { ApiContext } from '../../context.ts';
import { serve } from '../../serve.ts';
import type { ContentRevision } from './content-revision.ts';

/** For shells elsewhere, which keep pages for as long as nothing that they show has changed. */
export function changeRoutes({ app }: Pick<ApiContext, 'app'>, revision: Pick<ContentRevision, 'state'>): void {
  serve(app, readContentState, async () => revision.state());
}
