import * as z from 'zod/mini';
import { adminListSchema } from '../admin-list.ts';
import { auditEntrySchema } from '../audit.ts';
import { administration } from '../role-groups.ts';
import { endpoint } from './endpoint.ts';
import { adminListQuery, sortQuery } from './queries.ts';

const longestFilter = 100;
const words = z.optional(z.string().check(z.trim(), z.maxLength(longestFilter)));
const day = z.optional(z.iso.date('Escribe la fecha como 2026-11-21.'));

export const listAudit = endpoint('GET', '/admin/audit', administration, {
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
});
