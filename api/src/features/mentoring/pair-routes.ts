import * as endpoints from '@femcoders/contracts/endpoints/mentoring';
import type { ApiContext, FastifyRequest } from '../../context.ts';
import { countHit } from '../../rate-limit.ts';
import { serve } from '../../serve.ts';
import { changePair } from './change-pair.ts';
import { mentoringPorts } from './mentoring-ports.ts';
import { readOwnPair } from './own-pair.ts';
import { addGoal, checkGoal, deleteGoal, ratePair, reportPair } from './pair-goals-and-rating.ts';
import { addSession, changeSessionState, moveSession, noteSession } from './pair-sessions.ts';

/** Changes of one member within an hour; of those that mail the other, and of reports, within a day. */
const [changeLimit, notificationLimit, reportLimit] = [
  { hits: 120, window: 3600 },
  { hits: 30, window: 24 * 3600 },
  { hits: 10, window: 24 * 3600 },
];

/** Registers the routes for what the two of a pair see and do; each answers with the pair as the one who asks sees it. */
export function pairRoutes(context: ApiContext): void {
  const { app, db, clock, secrets, lists, config } = context;
  const ports = () => mentoringPorts(context);

  async function acting(
    request: FastifyRequest<{ Params: { pair: string } }>,
    act: (userId: string, pairId: string) => Promise<void>,
  ) {
    const { id: userId } = context.caller(request as FastifyRequest);
    const { pair: pairId } = request.params;
    await countHit(db, `mentoring-pair:${userId}`, changeLimit, 'Has hecho demasiados cambios seguidos.', clock());
    await act(userId, pairId);
    return readOwnPair(db, userId, pairId, { now: clock(), secrets });
  }

  /** The same of what the other hears of by mail. */
  async function notifying(
    request: FastifyRequest<{ Params: { pair: string } }>,
    act: (userId: string, pairId: string) => Promise<void>,
  ) {
    const { id: userId } = context.caller(request as FastifyRequest);
    const tooMuch = 'Hoy ya le hemos escrito muchas veces por lo que has cambiado.';
    await countHit(db, `mentoring-notified:${userId}`, notificationLimit, tooMuch, clock());
    return acting(request, act);
  }

  const idempotent = { config: { idempotent: true } };

  serve(app, endpoints.readOwnPair, (request) =>
    readOwnPair(db, context.caller(request).id, request.params.pair, { now: clock(), secrets }),
  );
  serve(app, endpoints.changePair, idempotent, async (request) => {
    const changed = await notifying(request, (userId, pairId) => changePair(userId, pairId, request.body, ports()));
    lists.mentors.invalidate();
    return changed;
  });

  serve(app, endpoints.addPairSession, (request) =>
    notifying(request, (userId, pairId) => addSession(userId, pairId, request.body, ports())),
  );
  serve(app, endpoints.movePairSession, (request) =>
    notifying(request, (userId) => moveSession(userId, request.params, request.body, ports())),
  );
  serve(app, endpoints.changePairSession, idempotent, (request) => {
    const { state } = request.body;
    const run = state === 'cancelled' ? notifying : acting;
    return run(request, (userId) => changeSessionState(userId, request.params, state, ports()));
  });
  serve(app, endpoints.notePairSession, (request) =>
    acting(request, (userId) => noteSession(userId, request.params, request.body.text, ports())),
  );

  serve(app, endpoints.addPairGoal, (request) =>
    acting(request, (userId, pairId) => addGoal(userId, pairId, request.body, ports())),
  );
  serve(app, endpoints.checkPairGoal, (request) =>
    acting(request, (userId) => checkGoal(userId, request.params, request.body.done, ports())),
  );
  serve(app, endpoints.deletePairGoal, (request) =>
    acting(request, (userId) => deleteGoal(userId, request.params, ports())),
  );

  serve(app, endpoints.ratePair, (request) =>
    acting(request, (userId, pairId) => ratePair(userId, pairId, request.body, ports())),
  );
  serve(app, endpoints.reportPair, async (request, reply) => {
    const { id: userId } = context.caller(request);
    await countHit(db, `mentoring-report:${userId}`, reportLimit, 'Has enviado muchos avisos.', clock());
    const more = {
      ...ports(),
      judgeUpload: context.judgeUpload,
      uploads: context.uploads,
      contact: config.contact,
      log: request.log,
    };
    const reference = await reportPair(userId, request.params.pair, request.body, more);
    return reply.code(201).send({ reference });
  });
}
