import {
  hubFrontSchema,
  hubIdeaListSchema,
  hubKindSchema,
  hubLevelSchema,
  hubPieceListSchema,
  hubPieceSchema,
  hubTopicListSchema,
  newHubReportSchema,
} from '@femcoders/contracts/hub';
import { hubLimits } from '@femcoders/contracts/hub-limits';
import * as z from 'zod/mini';
import type { ApiContext } from '../../context.ts';
import { nextLink, pageOf, pageQuery } from '../listing.ts';
import { sendList } from '../send-list.ts';
import { listIdeas } from './hub-ideas.ts';
import { findPiece, listPieces, listTopics, readFront } from './list-pieces.ts';
import { reportPiece } from './report-piece.ts';

const tags = ['Comunidad'];
const params = z.object({ slug: z.string().check(z.maxLength(90, 'Esta pieza no existe.')) });
const words = (most: number, message: string) => z.optional(z.string().check(z.trim(), z.maxLength(most, message)));

/** Registers the routes for what everybody sees of the community's hub. */
export function hubRoutes(context: ApiContext): void {
  const { app, db, pool, clock, config, hubLists } = context;

  app.get(
    '/hub/front',
    {
      schema: {
        tags,
        summary: 'Lo último de cada sección del espacio de la comunidad',
        response: { 200: hubFrontSchema },
      },
    },
    async (request, reply) => {
      const front = await hubLists.read('front', async () => ({ entries: await readFront(db, clock()) }));
      return sendList(request, reply, front);
    },
  );

  app.get(
    '/hub/pieces',
    {
      schema: {
        tags,
        summary: 'Recursos, proyectos, grupos y búsquedas de pareja de estudio, lo más nuevo primero',
        querystring: z.object({
          kind: z.optional(hubKindSchema),
          level: z.optional(hubLevelSchema),
          topic: words(hubLimits.topic, 'Ese tema no existe.'),
          q: words(hubLimits.search, `La búsqueda no puede pasar de ${hubLimits.search} caracteres.`),
          open: z.optional(z.enum(['yes'], 'Indica yes.')),
          ...pageQuery,
        }),
        response: { 200: hubPieceListSchema },
      },
    },
    async (request, reply) => {
      const { kind, level, topic, q, open } = request.query;
      const page = pageOf(request.query);
      const load = async () => {
        const rows = await listPieces(db, { kind, level, topic, q, open }, page, clock());
        return {
          entries: rows.slice(0, page.limit),
          link: nextLink(rows.length, page, { kind, level, topic, q, open }),
        };
      };
      const key = JSON.stringify(['pieces', kind, level, topic, q, open, page.page, page.limit]);
      return sendList(request, reply, await hubLists.read(key, load));
    },
  );

  app.get(
    '/hub/pieces/:slug',
    { schema: { tags, summary: 'Una pieza publicada', params, response: { 200: hubPieceSchema } } },
    async (request, reply) => {
      const { slug } = request.params;
      const piece = await hubLists.read(`piece ${slug}`, async () => ({ entries: await findPiece(db, slug, clock()) }));
      return sendList(request, reply, piece);
    },
  );

  app.get(
    '/hub/topics',
    {
      schema: {
        tags,
        summary: 'De qué tratan las piezas, de lo más a lo menos tratado',
        querystring: z.object({ kind: z.optional(hubKindSchema) }),
        response: { 200: hubTopicListSchema },
      },
    },
    async (request, reply) => {
      const { kind } = request.query;
      const load = async () => ({ entries: await listTopics(db, kind, clock()) });
      return sendList(request, reply, await hubLists.read(`topics ${kind ?? ''}`, load));
    },
  );

  app.get(
    '/hub/ideas',
    {
      schema: {
        tags,
        summary: 'Las once ideas, con sus votos y hasta dónde han llegado',
        response: { 200: hubIdeaListSchema },
      },
    },
    async (request, reply) =>
      sendList(request, reply, await hubLists.read('ideas', async () => ({ entries: await listIdeas(db) }))),
  );

  app.post(
    '/hub/pieces/:slug/reports',
    {
      config: {
        addressLimit: {
          bucket: 'hub-report',
          limit: config.limits.hubReports,
          says: 'Has hecho demasiadas denuncias.',
        },
      },
      schema: {
        tags,
        summary: 'Denuncia una pieza publicada',
        description:
          'Sin nombre: de quien denuncia solo se guarda un día una huella de su dirección, para contarla una vez.',
        params,
        body: newHubReportSchema,
        response: { 204: z.undefined() },
      },
    },
    async (request, reply) => {
      const now = clock();
      const addressHash = await context.addressHash(request);
      await reportPiece(request.params.slug, request.body, { pool, now, addressHash });
      return reply.code(204).send();
    },
  );
}
