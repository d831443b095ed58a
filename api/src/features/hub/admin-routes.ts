import * as endpoints from '@femcoders/contracts/endpoints/hub';
import type { ApiContext } from '../../context.ts';
import { serveRecord } from '../../lists/serve-record.ts';
import { serve } from '../../serve.ts';
import { listAdminPieces, readAdminPiece } from './admin-pieces.ts';
import { decidePiece } from './decide-piece.ts';
import { changeIdea, listAdminIdeas } from './hub-ideas.ts';

/** The community's hub as moderators keep it. */
export function adminHubRoutes(context: ApiContext): void {
  const { app, db, lists } = context;

  const pieces = serveRecord({ app, portsOf: context.actPorts, changed: () => lists.hub.invalidate() });
  pieces.list(endpoints.listHubPiecesInAnyState, '-created_at', (query, page) => listAdminPieces(db, query, page));
  pieces.read(endpoints.readHubPieceInAnyState, (id) => readAdminPiece(db, id));
  pieces.act(endpoints.decideHubPiece, decidePiece, { idempotent: true });

  serve(app, endpoints.listHubIdeasToFollow, () => listAdminIdeas(db));
  serve(app, endpoints.changeHubIdea, async (request) => {
    const changed = await changeIdea(request.params.id, request.body, await context.actPorts(request));
    lists.hub.invalidate();
    return changed;
  });
}
