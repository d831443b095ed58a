import { editTokenHeader } from '@femcoders/contracts/comment';
import * as endpoints from '@femcoders/contracts/endpoints/comments';
import { acceptBrowserForms } from '../../browser-forms/accept-browser-forms.ts';
import type { ApiContext, FastifyRequest } from '../../context.ts';
import { lastShown, nextLink, pageOf } from '../../lists/listing.ts';
import { sendList } from '../../lists/send-list.ts';
import type { Limit } from '../../rate-limit.ts';
import { serve } from '../../serve.ts';
import { listAnswers } from './answer-list.ts';
import * as changing from './change-comment.ts';
import { commentForm } from './comment-form.ts';
import { countApproved, listComments, listWithAnswers } from './comment-list.ts';
import * as reporting from './report-comment.ts';
import { createCommentStore } from './store-comments.ts';
import { submitComment } from './submit-comment.ts';

const counted = (bucket: string, limit: Limit, says: string) => ({ config: { addressLimit: { bucket, limit, says } } });

/** Registers the routes for what visitors read, send, change and report (spec section 7; decisions 1.4–1.6 and 1.8). */
export function commentRoutes(context: ApiContext): void {
  const { app, db, pool, clock, config, lists, notifyMember } = context;

  serve(app, endpoints.listApprovedComments, async (request, reply) => {
    const { postId, answers } = request.query;
    const answersTo = request.query.answersTo?.toLowerCase();
    const page = pageOf(request.query);
    const readRows = () => {
      if (answersTo) return listAnswers(db, answersTo, page);
      return answers ? listWithAnswers(db, postId, page) : listComments(db, 'approved', postId, page);
    };
    const key = `${postId ?? ''}|${page.page}|${page.limit}|${page.after ?? ''}|${answers ?? ''}|${answersTo ?? ''}`;
    const list = await lists.comments.read(key, async () => {
      const rows = await readRows();
      const link = nextLink(rows.length, page, { postId, answers, answersTo, after: lastShown(rows, page) });
      return { entries: rows.slice(0, page.limit), link };
    });
    return sendList(request, reply, list);
  });

  serve(app, endpoints.listPendingComments, async (request, reply) => {
    const { postId } = request.query;
    const page = pageOf(request.query);
    const rows = await listComments(db, 'pending', postId, page);
    const link = nextLink(rows.length, page, { postId, after: lastShown(rows, page) });
    if (link) reply.header('link', link);
    return rows.slice(0, page.limit);
  });

  serve(app, endpoints.countApprovedComments, async (request, reply) => {
    const { postId, answers } = request.query;
    const id = request.query.id?.toLowerCase();
    const below = answers === 'below';
    // Whose place is asked for is asked once; how many there are, by every page.
    if (id !== undefined) return countApproved(db, postId, id, below);
    const total = await lists.comments.read(`count|${postId}|${answers ?? ''}`, async () => ({
      entries: await countApproved(db, postId, undefined, below),
    }));
    return sendList(request, reply, total);
  });

  const portsFor = (request: FastifyRequest) => ({
    pool,
    db,
    now: clock(),
    notifyMember,
    publicUrl: config.publicUrl,
    log: request.log,
  });

  const { publicUrl, limits } = config;
  const store = createCommentStore({ pool, clock, notifyMember, publicUrl, log: app.log });

  acceptBrowserForms(app, commentForm(config.publicUrl), (scope) => {
    serve(
      scope,
      endpoints.sendComment,
      counted('comment', limits.comments, 'Has enviado muchos comentarios seguidos.'),
      async (request, reply) => {
        const authorId = (await context.callerIfAny(request))?.id ?? null;
        return reply.code(201).send(await submitComment(request.body, { now: clock(), authorId, store }));
      },
    );
  });

  const edits = counted('comment-edit', limits.commentEdits, 'Has hecho muchos cambios seguidos.');

  serve(app, endpoints.editComment, edits, async (request) => {
    const token = request.headers[editTokenHeader];
    const comment = await changing.editComment(request.params.id.toLowerCase(), token, request.body, portsFor(request));
    lists.comments.invalidate();
    return comment;
  });

  serve(app, endpoints.withdrawComment, edits, async (request, reply) => {
    const token = request.headers[editTokenHeader];
    await changing.withdrawByToken(request.params.id.toLowerCase(), token, portsFor(request));
    lists.comments.invalidate();
    return reply.code(204).send(null);
  });

  serve(
    app,
    endpoints.reportComment,
    counted('comment-report', limits.commentReports, 'Has enviado muchas denuncias seguidas.'),
    async (request, reply) => {
      const addressHash = await context.addressHash(request);
      await reporting.reportComment(request.params.id, request.body, { ...portsFor(request), addressHash });
      return reply.code(204).send(null);
    },
  );
}
