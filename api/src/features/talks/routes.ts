import { Readable } from 'node:stream';
import {
  talkChoicesSchema,
  talkDetailSchema,
  talkFiltersSchema,
  talkListSchema,
  talkMarksAnswerSchema,
  talkMarksSchema,
} from '@femcoders/contracts/talk';
import { newTalkProposalSchema, ownTalkProposalSchema, ownTalksSchema } from '@femcoders/contracts/talk-proposal';
import * as z from 'zod/mini';
import type { ApiContext } from '../../context.ts';
import { mediaTypes } from '../files/file-kind.ts';
import { sendFile } from '../files/send-file.ts';
import { nextLink, pageOf, pageQuery } from '../listing.ts';
import { countHit } from '../rate-limit.ts';
import { sendList } from '../send-list.ts';
import { readOwnTalks } from './own-talks.ts';
import { proposeTalk, withdrawProposal } from './propose-talk.ts';
import { findSlidesFile, findTalk, readSlidesFile } from './talk-detail.ts';
import { listTalks, readTalkChoices } from './talk-list.ts';
import { markTalk } from './talk-marks.ts';

const tags = ['Charlas'];
const slugParams = z.object({ slug: z.string().check(z.maxLength(80, 'No encontramos esta charla.')) });
const ownParams = z.object({ id: z.string() });
/** Proposals of one member in a day. */
const proposalLimit = { hits: 5, window: 24 * 3600 };
/** Marks of one member in ten minutes: more than anybody presses by hand. */
const markLimit = { hits: 120, window: 600 };

/** The published talks, and what members do with them. */
export function talkRoutes(context: ApiContext): void {
  const { app, db, pool, clock, config, talkLists, enqueueMail } = context;

  app.get(
    '/talks',
    {
      schema: {
        tags,
        summary: 'Charlas publicadas',
        querystring: z.object({ ...talkFiltersSchema, ...pageQuery }),
        response: { 200: talkListSchema },
      },
    },
    async (request, reply) => {
      const { page: _page, limit: _limit, order = 'recientes', ...filters } = request.query;
      const page = pageOf(request.query);
      const list = await talkLists.read(JSON.stringify(['list', filters, order, page]), async () => {
        const rows = await listTalks(db, filters, order, page);
        return { entries: rows.slice(0, page.limit), link: nextLink(rows.length, page, { ...filters, order }) };
      });
      return sendList(request, reply, list);
    },
  );

  app.get(
    '/talk-choices',
    {
      schema: {
        tags,
        summary: 'Temas y años entre los que elegir, y cuántas charlas dejan los filtros',
        querystring: z.object(talkFiltersSchema),
        response: { 200: talkChoicesSchema },
      },
    },
    async (request, reply) => {
      const { order: _order, ...filters } = request.query;
      const choices = await talkLists.read(JSON.stringify(['choices', filters]), async () => ({
        entries: await readTalkChoices(db, filters),
      }));
      return sendList(request, reply, choices);
    },
  );

  app.get(
    '/talks/:slug',
    { schema: { tags, summary: 'Una charla publicada', params: slugParams, response: { 200: talkDetailSchema } } },
    async (request, reply) => {
      const { slug } = request.params;
      const talk = await talkLists.read(`talk ${slug}`, async () => ({
        entries: await findTalk(db, slug, config.basePath),
      }));
      return sendList(request, reply, talk);
    },
  );

  app.get(
    '/talks/:slug/slides.pdf',
    { schema: { tags, summary: 'Las diapositivas de una charla, en PDF', params: slugParams } },
    async (request, reply) => {
      const { slug } = request.params;
      const file = await findSlidesFile(db, slug);
      const etag = `"${file.storedAt.getTime().toString(36)}"`;
      reply.header('cache-control', 'no-cache').header('etag', etag);
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      const content = Readable.from(readSlidesFile(db, file), { objectMode: false });
      return sendFile(reply, { name: `${slug}.pdf`, type: mediaTypes.pdf, content, bytes: file.bytes });
    },
  );

  app.get(
    '/user/:id/talks',
    {
      schema: {
        tags,
        summary: 'Las charlas que una socia ha guardado o le han ayudado, y las que ha propuesto',
        params: ownParams,
        response: { 200: ownTalksSchema },
      },
    },
    (request) => readOwnTalks(db, request.params.id),
  );

  app.put(
    '/user/:id/talk-marks/:talk',
    {
      schema: {
        tags,
        summary: 'Dice si una charla le ha ayudado y si la guarda para luego',
        params: z.object({ id: z.string(), talk: z.uuid('No encontramos esta charla.') }),
        body: talkMarksSchema,
        response: { 200: talkMarksAnswerSchema },
      },
    },
    async (request) => {
      const { id, talk } = request.params;
      const now = clock();
      await countHit(db, `talk-mark:${id}`, markLimit, 'Has marcado muchas charlas seguidas.', now);
      const marks = await markTalk(talk, id, request.body, { pool, now });
      talkLists.invalidate();
      return marks;
    },
  );

  app.post(
    '/user/:id/talk-proposals',
    {
      schema: {
        tags,
        summary: 'Propone una charla, suya o de otra persona',
        params: ownParams,
        body: newTalkProposalSchema,
        response: { 201: ownTalkProposalSchema },
      },
    },
    async (request, reply) => {
      const memberId = context.caller(request).id;
      const now = clock();
      await countHit(db, `talk-proposal:${memberId}`, proposalLimit, 'Has propuesto muchas charlas hoy.', now);
      const { publicUrl } = config;
      return reply.code(201).send(await proposeTalk(request.body, { pool, now, memberId, enqueueMail, publicUrl }));
    },
  );

  app.delete(
    '/user/:id/talk-proposals/:proposal',
    {
      schema: {
        tags,
        summary: 'Retira una propuesta que aún no está decidida',
        params: z.object({ id: z.string(), proposal: z.uuid('No encontramos esta propuesta.') }),
        response: { 200: ownTalkProposalSchema },
      },
    },
    (request) => withdrawProposal(request.params.proposal, request.params.id, { pool }),
  );
}
