import * as z from 'zod/mini';
import type { ApiContext } from '../../context.ts';
import { nextLink, pageOf, pageQuery } from '../listing.ts';
import { auditEntrySchema, listAudit } from './audit-log.ts';

export function auditRoutes({ app, db }: ApiContext): void {
  app.get(
    '/admin/audit',
    {
      schema: {
        tags: ['Administración'],
        summary: 'Registro de actos sensibles, el más reciente primero',
        querystring: z.object(pageQuery),
        response: { 200: z.array(auditEntrySchema) },
      },
    },
    async (request, reply) => {
      const page = pageOf(request.query);
      const rows = await listAudit(db, page);
      const link = nextLink(rows.length, page);
      if (link) reply.header('link', link);
      return rows.slice(0, page.limit);
    },
  );
}
