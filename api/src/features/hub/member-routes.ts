import {
  hubActSchema,
  hubPieceChangeSchema,
  hubReplySchema,
  hubVotesSchema,
  newHubAnswerSchema,
  newHubPieceSchema,
  ownHubPieceSchema,
  ownHubSchema,
} from '@femcoders/contracts/hub';
import * as z from 'zod/mini';
import type { ApiContext, FastifyRequest } from '../../context.ts';
import { countHit } from '../rate-limit.ts';
import { actOnPiece } from './act-on-piece.ts';
import { answerPiece, replyToAnswer, takeAnswerBack } from './answer-piece.ts';
import { takeVoteBack, voteForIdea } from './hub-ideas.ts';
import { markPiece, unmarkPiece } from './mark-piece.ts';
import { readOwnHub } from './own-hub.ts';
import { addPiece, changePiece } from './write-piece.ts';

const tags = ['Comunidad'];
const id = z.uuid('Ese identificador no es de una cuenta.');
const params = z.object({ id });
const onPiece = z.object({ id, piece: z.uuid('Esa pieza no existe.') });
const onIdea = z.object({ id, idea: z.string().check(z.maxLength(30, 'Esa idea no existe.')) });
const onAnswer = z.object({ id, answer: z.uuid('Esa respuesta no existe.') });
const done = { 200: z.object({}) };
const votes = { 200: hubVotesSchema };
const piece = { 200: ownHubPieceSchema };

/** Registers the routes for what a member does in the community's hub. */
export function hubMemberRoutes(context: ApiContext): void {
  const { app, db, pool, clock, config, enqueueMail, hubLists } = context;
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
    hubLists.invalidate();
    return { votes };
  }

  app.get(
    '/user/:id/hub',
    {
      schema: {
        tags,
        summary: 'Lo que tienes en el espacio de la comunidad: piezas, respuestas y votos',
        params,
        response: { 200: ownHubSchema },
      },
    },
    (request) => readOwnHub(db, context.caller(request), clock()),
  );

  app.post(
    '/user/:id/hub/pieces',
    {
      schema: {
        tags,
        summary: 'Propone una pieza; con tres aceptadas se publica al momento',
        params,
        body: newHubPieceSchema,
        response: { 201: ownHubPieceSchema },
      },
    },
    async (request, reply) => {
      const added = await addPiece(request.body, await writing(request, 'hubPieces'));
      hubLists.invalidate();
      return reply.code(201).send(added);
    },
  );

  app.put(
    '/user/:id/hub/pieces/:piece',
    {
      schema: { tags, summary: 'Cambia una pieza tuya', params: onPiece, body: hubPieceChangeSchema, response: piece },
    },
    async (request) => {
      const changed = await changePiece(request.params.piece, request.body, await writing(request, 'hubPieces'));
      hubLists.invalidate();
      return changed;
    },
  );

  app.post(
    '/user/:id/hub/pieces/:piece/act',
    {
      config: { idempotent: true },
      schema: {
        tags,
        summary: 'Retira una pieza tuya, la devuelve, la renueva o dice si el equipo está completo',
        params: onPiece,
        body: hubActSchema,
        response: piece,
      },
    },
    async (request) => {
      const ports = { pool, now: clock(), author: context.caller(request) };
      const changed = await actOnPiece(request.params.piece, request.body.act, ports);
      hubLists.invalidate();
      return changed;
    },
  );

  app.put(
    '/user/:id/hub/marks/:piece',
    {
      schema: {
        tags,
        summary: 'Dice que un recurso te es útil o que un grupo te interesa',
        params: onPiece,
        response: votes,
      },
    },
    (request) => voting(request, (userId, now) => markPiece(db, request.params.piece, userId, now)),
  );
  app.delete(
    '/user/:id/hub/marks/:piece',
    { schema: { tags, summary: 'Lo deshace', params: onPiece, response: votes } },
    (request) => voting(request, (userId) => unmarkPiece(db, request.params.piece, userId)),
  );
  app.put(
    '/user/:id/hub/idea-votes/:idea',
    { schema: { tags, summary: 'Da tu voto a una idea', params: onIdea, response: votes } },
    (request) => voting(request, (userId, now) => voteForIdea(db, request.params.idea, userId, now)),
  );
  app.delete(
    '/user/:id/hub/idea-votes/:idea',
    { schema: { tags, summary: 'Retira tu voto a una idea', params: onIdea, response: votes } },
    (request) => voting(request, (userId) => takeVoteBack(db, request.params.idea, userId)),
  );

  app.post(
    '/user/:id/hub/answers',
    {
      config: { idempotent: true },
      schema: {
        tags,
        summary: 'Responde a un proyecto o a una búsqueda de pareja de estudio, a través de nosotras',
        params,
        body: newHubAnswerSchema,
        response: done,
      },
    },
    async (request) => {
      await answerPiece(request.body, await writing(request, 'hubAnswers'));
      return {};
    },
  );
  app.delete(
    '/user/:id/hub/answers/:answer',
    { schema: { tags, summary: 'Retira una respuesta tuya', params: onAnswer, response: done } },
    async (request) => {
      await takeAnswerBack(request.params.answer, { pool, writer: context.caller(request) });
      return {};
    },
  );
  app.post(
    '/user/:id/hub/answers/:answer/reply',
    {
      schema: {
        tags,
        summary: 'Contesta a quien respondió a una pieza tuya',
        params: onAnswer,
        body: hubReplySchema,
        response: done,
      },
    },
    async (request) => {
      await replyToAnswer(request.params.answer, request.body.reply, await writing(request, 'hubAnswers'));
      return {};
    },
  );
}
