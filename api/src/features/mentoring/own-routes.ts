import {
  mentoringRequestChangeSchema,
  mentorOfferSchema,
  mentorPauseSchema,
  newMentoringRequestSchema,
  ownMentoringSchema,
  proposalAnswerSchema,
} from '@femcoders/contracts/mentoring';
import * as z from 'zod/mini';
import type { ApiContext, FastifyRequest } from '../../context.ts';
import { countHit } from '../rate-limit.ts';
import { answerProposal } from './answer-proposal.ts';
import { askAgain, askForMentor, changeRequest, withdrawRequest } from './ask-for-mentor.ts';
import { mentoringPorts } from './mentoring-ports.ts';
import { readOwnMentoring } from './own-mentoring.ts';
import { deleteOffer, pauseOffer, saveOffer } from './save-offer.ts';

const tags = ['Mentoría'];
const id = z.uuid('Ese identificador no es de una cuenta.');
const params = z.object({ id });
const ofRequest = z.object({ id, request: z.uuid('Ese identificador no es de una solicitud.') });
const ofProposal = z.object({ id, proposal: z.uuid('Ese identificador no es de una propuesta.') });
const response = { 200: ownMentoringSchema };
/** Forms of one member within an hour. */
const formLimit = { hits: 30, window: 3600 };

/**
 * Registers the routes for what a member does as a mentor, and as one who looks for one. Each answers with how all of hers
 * is afterwards.
 */
export function ownMentoringRoutes(context: ApiContext): void {
  const { app, db, clock, mentorLists } = context;

  async function acting(request: FastifyRequest, act: (userId: string) => Promise<void>) {
    const { id: userId } = context.caller(request);
    await countHit(db, `mentoring:${userId}`, formLimit, 'Has hecho demasiados cambios seguidos.', clock());
    await act(userId);
    mentorLists.invalidate();
    return readOwnMentoring(db, userId, clock());
  }
  const ports = () => mentoringPorts(context);

  app.get(
    '/user/:id/mentoring',
    {
      schema: { tags, summary: 'Tu ficha, tu solicitud, lo que espera tu respuesta y tus mentorías', params, response },
    },
    (request) => readOwnMentoring(db, context.caller(request).id, clock()),
  );

  app.put(
    '/user/:id/mentoring/offer',
    { schema: { tags, summary: 'Guarda tu ficha de mentora', params, body: mentorOfferSchema, response } },
    (request) => acting(request, (userId) => saveOffer(userId, request.body, ports())),
  );

  app.post(
    '/user/:id/mentoring/offer/state',
    {
      config: { idempotent: true },
      schema: { tags, summary: 'Pone tu ficha en pausa o la retoma', params, body: mentorPauseSchema, response },
    },
    (request) => acting(request, (userId) => pauseOffer(userId, request.body, ports())),
  );

  app.delete(
    '/user/:id/mentoring/offer',
    { schema: { tags, summary: 'Retira tu ficha de mentora', params, response } },
    (request) => acting(request, (userId) => deleteOffer(userId, ports())),
  );

  app.post(
    '/user/:id/mentoring/requests',
    {
      schema: {
        tags,
        summary: 'Pide una mentora',
        params,
        body: newMentoringRequestSchema,
        response: { 201: ownMentoringSchema },
      },
    },
    async (request, reply) =>
      reply.code(201).send(await acting(request, (userId) => askForMentor(userId, request.body, ports()))),
  );

  app.put(
    '/user/:id/mentoring/requests/:request',
    {
      schema: {
        tags,
        summary: 'Cambia tu solicitud mientras no hay nadie propuesta',
        params: ofRequest,
        body: mentoringRequestChangeSchema,
        response,
      },
    },
    (request) => acting(request, (userId) => changeRequest(userId, request.params.request, request.body, ports())),
  );

  app.post(
    '/user/:id/mentoring/requests/:request/withdraw',
    { config: { idempotent: true }, schema: { tags, summary: 'Retira tu solicitud', params: ofRequest, response } },
    (request) => acting(request, (userId) => withdrawRequest(userId, request.params.request, ports())),
  );

  app.post(
    '/user/:id/mentoring/requests/:request/again',
    {
      config: { idempotent: true },
      schema: { tags, summary: 'Abre otra vez una solicitud cerrada', params: ofRequest, response },
    },
    (request) => acting(request, (userId) => askAgain(userId, request.params.request, ports())),
  );

  app.post(
    '/user/:id/mentoring/proposals/:proposal',
    {
      config: { idempotent: true },
      schema: {
        tags,
        summary: 'Responde a quien te pide como mentora',
        params: ofProposal,
        body: proposalAnswerSchema,
        response,
      },
    },
    (request) => acting(request, (userId) => answerProposal(userId, request.params.proposal, request.body, ports())),
  );
}
