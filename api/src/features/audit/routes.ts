import * as endpoints from '@femcoders/contracts/endpoints/audit';
import type { ApiContext } from '../../context.ts';
import { adminPageOf } from '../../lists/admin-list.ts';
import { serve } from '../../serve.ts';
import { listAudit } from './audit-list.ts';

export function auditRoutes({ app, db }: ApiContext): void {
  serve(app, endpoints.listAudit, (request) =>
    listAudit(db, { ...request.query, sort: request.query.sort ?? '-at' }, adminPageOf(request.query)),
  );
}
