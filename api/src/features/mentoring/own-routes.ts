import * as endpoints from '@femcoders/contracts/endpoints/mentoring';
import type { ApiContext, FastifyRequest } from '../../context.ts';
import { countHit } from '../../rate-limit.ts';
import { serve } from '../../serve.ts';
import { answerProposal } from './answer-proposal.ts';
import { askAgain, askForMentor, changeRequest, withdrawRequest } from './ask-for-mentor.ts';
import { mentoringPorts } from './mentoring-ports.ts';
import { readOwnMentoring } from './own-mentoring.ts';
import { deleteOffer, pauseOffer, saveOffer } from './save-offer.ts';

/** Forms of one member within an hour. */
const formLimit = { hits: 30, window: 3600 };

/**
 * Registers the routes for what a member does as a mentor, and as one who looks for one. Each answers with how all of hers
 * is afterwards.
 */
export function ownMentoringRoutes(context: ApiContext): void {
  const { app, db, clock, lists } = context;

  async function acting(request: FastifyRequest, act: (userId: string) => Promise<void>) {
    const { id: userId } = context.caller(request);
    await countHit(db, `mentoring:${userId}`, formLimit, 'Has hecho demasiados cambios seguidos.', clock());
    await act(userId);
    lists.mentors.invalidate();
    return readOwnMentoring(db, userId, clock());
  }
  const ports = () => mentoringPorts(context);

  const idempotent = { config: { idempotent: true } };

  serve(app, endpoints.readOwnMentoring, (request) => readOwnMentoring(db, context.caller(request).id, clock()));

  serve(app, endpoints.saveMentorOffer, (request) =>
    acting(request, (userId) => saveOffer(userId, request.body, ports())),
  );
  serve(app, endpoints.pauseMentorOffer, idempotent, (request) =>
    acting(request, (userId) => pauseOffer(userId, request.body, ports())),
  );
  serve(app, endpoints.withdrawMentorOffer, (request) => acting(request, (userId) => deleteOffer(userId, ports())));

  serve(app, endpoints.askForMentor, async (request, reply) =>
    reply.code(201).send(await acting(request, (userId) => askForMentor(userId, request.body, ports()))),
  );
  serve(app, endpoints.changeMentoringRequest, (request) =>
    acting(request, (userId) => changeRequest(userId, request.params.request, request.body, ports())),
  );
  serve(app, endpoints.withdrawMentoringRequest, idempotent, (request) =>
    acting(request, (userId) => withdrawRequest(userId, request.params.request, ports())),
  );
  serve(app, endpoints.reopenMentoringRequest, idempotent, (request) =>
    acting(request, (userId) => askAgain(userId, request.params.request, ports())),
  );

  serve(app, endpoints.answerMentoringProposal, idempotent, (request) =>
    acting(request, (userId) => answerProposal(userId, request.params.proposal, request.body, ports())),
  );
}
