import { adminListSchema } from '@femcoders/contracts/admin-list';
import { auditEntrySchema } from '@femcoders/contracts/audit';
import * as z from 'zod/mini';
import type { ApiContext } from '../../context.ts';
import { adminListQuery, adminPageOf, sortQuery } from '../admin-list.ts';
import { listAudit } from './audit-list.ts';

const longestFilter = 100;
const words = z.optional(z.string().check(z.trim(), z.maxLength(longestFilter)));
const day = z.optional(z.iso.date('Escribe la fecha como 2026-11-21.'));

export function auditRoutes({ app, db }: ApiContext): void {
  app.get(
    '/admin/audit',
    {
      schema: {
        tags: ['Administración'],
        summary: 'Registro de actos sensibles, el más reciente primero',
        description: '`subject` vale también para un tipo: `comment`. Los días son los de Barcelona, ambos incluidos.',
        querystring: z.object({
          ...adminListQuery,
          sort: sortQuery(['at']),
          act: words,
          actor: words,
          subject: words,
          from: day,
          to: day,
        }),
        response: { 200: adminListSchema(auditEntrySchema) },
      },
    },
    (request) => listAudit(db, { ...request.query, sort: request.query.sort ?? '-at' }, adminPageOf(request.query)),
  );
}
