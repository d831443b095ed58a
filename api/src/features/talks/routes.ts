import { Readable } from 'node:stream';
import * as endpoints from '@femcoders/contracts/endpoints/talks';
import type { ApiContext } from '../../context.ts';
import { mediaTypes } from '../../files/file-kind.ts';
import { sendFile } from '../../files/send-file.ts';
import { nextLink, pageOf } from '../../lists/listing.ts';
import { sendList } from '../../lists/send-list.ts';
import { countHit } from '../../rate-limit.ts';
import { serve } from '../../serve.ts';
import { readOwnTalks } from './own-talks.ts';
import { proposeTalk, withdrawProposal } from './propose-talk.ts';
import { findSlidesFile, findTalk, openSlidesFile } from './talk-detail.ts';
import { listTalks, readTalkChoices } from './talk-list.ts';
import { markTalk } from './talk-marks.ts';

/** Proposals of one member in a day. */
const proposalLimit = { hits: 5, window: 24 * 3600 };
/** Marks of one member in ten minutes: more than anybody presses by hand. */
const markLimit = { hits: 120, window: 600 };

/** The published talks, and what members do with them. */
export function talkRoutes(context: ApiContext): void {
  const { app, db, pool, clock, config, lists, enqueueMail } = context;

  serve(app, endpoints.listTalks, async (request, reply) => {
    const { page: _page, limit: _limit, order = 'recientes', ...filters } = request.query;
    const page = pageOf(request.query);
    const list = await lists.talks.read(JSON.stringify(['list', filters, order, page]), async () => {
      const rows = await listTalks(db, filters, order, page);
      return { entries: rows.slice(0, page.limit), link: nextLink(rows.length, page, { ...filters, order }) };
    });
    return sendList(request, reply, list);
  });

  serve(app, endpoints.listTalkChoices, async (request, reply) => {
    const { order: _order, ...filters } = request.query;
    const choices = await lists.talks.read(JSON.stringify(['choices', filters]), async () => ({
      entries: await readTalkChoices(db, filters),
    }));
    return sendList(request, reply, choices);
  });

  serve(app, endpoints.readTalk, async (request, reply) => {
    const { slug } = request.params;
    const talk = await lists.talks.read(`talk ${slug}`, async () => ({
      entries: await findTalk(db, slug, config.basePath),
    }));
    return sendList(request, reply, talk);
  });

  serve(app, endpoints.readTalkSlides, async (request, reply) => {
    const { slug } = request.params;
    const file = await findSlidesFile(db, slug);
    const etag = `"${file.storedAt.getTime().toString(36)}"`;
    reply.header('cache-control', 'no-cache').header('etag', etag);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    const content = Readable.from(await openSlidesFile(db, file, context.uploads), { objectMode: false });
    return sendFile(reply, { name: `${slug}.pdf`, type: mediaTypes.pdf, content, bytes: file.bytes });
  });

  serve(app, endpoints.listOwnTalks, (request) => readOwnTalks(db, request.params.id));

  serve(app, endpoints.markTalk, async (request) => {
    const { id, talk } = request.params;
    const now = clock();
    await countHit(db, `talk-mark:${id}`, markLimit, 'Has marcado muchas charlas seguidas.', now);
    const marks = await markTalk(talk, id, request.body, { pool, now });
    lists.talks.invalidate();
    return marks;
  });

  serve(app, endpoints.proposeTalk, async (request, reply) => {
    const memberId = context.caller(request).id;
    const now = clock();
    await countHit(db, `talk-proposal:${memberId}`, proposalLimit, 'Has propuesto muchas charlas hoy.', now);
    const { publicUrl } = config;
    return reply.code(201).send(await proposeTalk(request.body, { pool, now, memberId, enqueueMail, publicUrl }));
  });

  serve(app, endpoints.withdrawTalkProposal, ({ params }) => withdrawProposal(params.proposal, params.id, { pool }));
}
