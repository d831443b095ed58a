import * as endpoints from '@femcoders/contracts/endpoints/hub';
import type { ApiContext, FastifyRequest } from '../../context.ts';
import { countHit } from '../../rate-limit.ts';
import { serve } from '../../serve.ts';
import { actOnPiece } from './act-on-piece.ts';
import { answerPiece, replyToAnswer, takeAnswerBack } from './answer-piece.ts';
import { takeVoteBack, voteForIdea } from './hub-ideas.ts';
import { markPiece, unmarkPiece } from './mark-piece.ts';
import { readOwnHub } from './own-hub.ts';
import { addPiece, changePiece } from './write-piece.ts';

/** Registers the routes for what a member does in the community's hub. */
export function hubMemberRoutes(context: ApiContext): void {
  const { app, db, pool, clock, config, enqueueMail, lists } = context;
  const { limits, publicUrl } = config;

  /** @returns what a member writes with, unless she has written too much of late */
  async function writing(request: FastifyRequest, what: 'hubPieces' | 'hubAnswers') {
    const now = clock();
    const author = context.caller(request);
    await countHit(db, `${what}:${author.id}`, limits[what], 'Has enviado demasiado en poco tiempo.', now);
    return { pool, now, author, writer: author, enqueueMail, publicUrl };
  }
  /** @param act returns how many votes there are afterwards */
  async function voting(request: FastifyRequest, act: (userId: string, now: Date) => Promise<number>) {
    const now = clock();
    const { id: userId } = context.caller(request);
    await countHit(db, `hub-votes:${userId}`, limits.hubVotes, 'Has votado demasiadas veces seguidas.', now);
    const votes = await act(userId, now);
    // Not announced: elsewhere a number may be old for some seconds.
    lists.hub.invalidate();
    return { votes };
  }

  serve(app, endpoints.readOwnHub, (request) => readOwnHub(db, context.caller(request), clock()));

  serve(app, endpoints.proposeHubPiece, async (request, reply) => {
    const added = await addPiece(request.body, await writing(request, 'hubPieces'));
    lists.hub.invalidate();
    return reply.code(201).send(added);
  });

  serve(app, endpoints.changeHubPiece, async (request) => {
    const changed = await changePiece(request.params.piece, request.body, await writing(request, 'hubPieces'));
    lists.hub.invalidate();
    return changed;
  });

  const idempotent = { config: { idempotent: true } };
  serve(app, endpoints.actOnHubPiece, idempotent, async (request) => {
    const ports = { pool, now: clock(), author: context.caller(request) };
    const changed = await actOnPiece(request.params.piece, request.body.act, ports);
    lists.hub.invalidate();
    return changed;
  });

  serve(app, endpoints.markHubPiece, (request) =>
    voting(request, (userId, now) => markPiece(db, request.params.piece, userId, now)),
  );
  serve(app, endpoints.unmarkHubPiece, (request) =>
    voting(request, (userId) => unmarkPiece(db, request.params.piece, userId)),
  );
  serve(app, endpoints.voteForHubIdea, (request) =>
    voting(request, (userId, now) => voteForIdea(db, request.params.idea, userId, now)),
  );
  serve(app, endpoints.takeHubVoteBack, (request) =>
    voting(request, (userId) => takeVoteBack(db, request.params.idea, userId)),
  );

  serve(app, endpoints.answerHubPiece, idempotent, async (request) => {
    await answerPiece(request.body, await writing(request, 'hubAnswers'));
    return {};
  });
  serve(app, endpoints.withdrawHubAnswer, async (request) => {
    await takeAnswerBack(request.params.answer, { pool, writer: context.caller(request) });
    return {};
  });
  serve(app, endpoints.replyToHubAnswer, async (request) => {
    await replyToAnswer(request.params.answer, request.body.reply, await writing(request, 'hubAnswers'));
    return {};
  });
}
