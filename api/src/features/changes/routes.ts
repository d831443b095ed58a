import { contentStateSchema } from '@femcoders/contracts/content-state';
import type { ApiContext } from '../../context.ts';
import type { ContentRevision } from './content-revision.ts';

/** For shells elsewhere, which keep pages for as long as nothing that they show has changed. */
export function changeRoutes({ app }: Pick<ApiContext, 'app'>, revision: Pick<ContentRevision, 'state'>): void {
  app.get(
    '/changes',
    {
      schema: {
        tags: ['Cambios'],
        summary: 'Si ha cambiado algo de lo que lee el público',
        description: 'El número cambia con cada cambio del que se ha enterado este proceso.',
        response: { 200: contentStateSchema },
      },
    },
    async () => revision.state(),
  );
}
