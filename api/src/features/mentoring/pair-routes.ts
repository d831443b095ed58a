import {
  newPairGoalSchema,
  newPairSessionSchema,
  ownPairSchema,
  pairChangeSchema,
  pairGoalChangeSchema,
  pairRatingSchema,
  pairReportSchema,
  pairSessionMoveSchema,
  pairSessionStateSchema,
  sessionNoteSchema,
} from '@femcoders/contracts/mentoring-pair';
import * as z from 'zod/mini';
import type { ApiContext, FastifyRequest } from '../../context.ts';
import { countHit } from '../rate-limit.ts';
import { changePair } from './change-pair.ts';
import { mentoringPorts } from './mentoring-ports.ts';
import { readOwnPair } from './own-pair.ts';
import { addGoal, checkGoal, deleteGoal, ratePair, reportPair } from './pair-extras.ts';
import { addSession, changeSessionState, moveSession, noteSession } from './pair-sessions.ts';

const tags = ['Mentoría'];
const id = z.uuid('Ese identificador no es de una cuenta.');
const pair = z.uuid('Ese identificador no es de una mentoría.');
const params = z.object({ id, pair });
const ofSession = z.object({ id, pair, session: z.uuid('Ese identificador no es de una sesión.') });
const ofGoal = z.object({ id, pair, goal: z.uuid('Ese identificador no es de un objetivo.') });
const response = { 200: ownPairSchema };
const base = '/user/:id/mentoring/pairs/:pair';
/** Changes of one member within an hour; of those that mail the other, and of reports, within a day. */
const [changeLimit, notificationLimit, reportLimit] = [
  { hits: 120, window: 3600 },
  { hits: 30, window: 24 * 3600 },
  { hits: 10, window: 24 * 3600 },
];

/** Registers the routes for what the two of a pair see and do; each answers with the pair as the one who asks sees it. */
export function pairRoutes(context: ApiContext): void {
  const { app, db, clock, secrets, mentorLists, config } = context;
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
  async function telling(
    request: FastifyRequest<{ Params: { pair: string } }>,
    act: (userId: string, pairId: string) => Promise<void>,
  ) {
    const { id: userId } = context.caller(request as FastifyRequest);
    const tooMuch = 'Hoy ya le hemos escrito muchas veces por lo que has cambiado.';
    await countHit(db, `mentoring-told:${userId}`, notificationLimit, tooMuch, clock());
    return acting(request, act);
  }

  app.get(base, { schema: { tags, summary: 'Una mentoría tuya', params, response } }, (request) =>
    readOwnPair(db, context.caller(request).id, request.params.pair, { now: clock(), secrets }),
  );

  app.post(
    `${base}/state`,
    {
      config: { idempotent: true },
      schema: { tags, summary: 'Pausa, retoma o cierra la mentoría', params, body: pairChangeSchema, response },
    },
    async (request) => {
      const changed = await telling(request, (userId, pairId) => changePair(userId, pairId, request.body, ports()));
      mentorLists.invalidate();
      return changed;
    },
  );

  app.post(
    `${base}/sessions`,
    { schema: { tags, summary: 'Apunta una sesión', params, body: newPairSessionSchema, response } },
    (request) => telling(request, (userId, pairId) => addSession(userId, pairId, request.body, ports())),
  );

  app.put(
    `${base}/sessions/:session`,
    {
      schema: {
        tags,
        summary: 'Cambia una sesión por venir',
        params: ofSession,
        body: pairSessionMoveSchema,
        response,
      },
    },
    (request) => telling(request, (userId) => moveSession(userId, request.params, request.body, ports())),
  );

  app.post(
    `${base}/sessions/:session/state`,
    {
      config: { idempotent: true },
      schema: {
        tags,
        summary: 'Dice cómo fue una sesión, o la cancela',
        params: ofSession,
        body: pairSessionStateSchema,
        response,
      },
    },
    (request) => {
      const { state } = request.body;
      const run = state === 'cancelled' ? telling : acting;
      return run(request, (userId) => changeSessionState(userId, request.params, state, ports()));
    },
  );

  app.put(
    `${base}/sessions/:session/note`,
    {
      schema: {
        tags,
        summary: 'Guarda tu nota de una sesión; solo la lees tú',
        params: ofSession,
        body: sessionNoteSchema,
        response,
      },
    },
    (request) => acting(request, (userId) => noteSession(userId, request.params, request.body.text, ports())),
  );

  app.post(
    `${base}/goals`,
    { schema: { tags, summary: 'Añade un objetivo', params, body: newPairGoalSchema, response } },
    (request) => acting(request, (userId, pairId) => addGoal(userId, pairId, request.body, ports())),
  );

  app.patch(
    `${base}/goals/:goal`,
    { schema: { tags, summary: 'Marca un objetivo', params: ofGoal, body: pairGoalChangeSchema, response } },
    (request) => acting(request, (userId) => checkGoal(userId, request.params, request.body.done, ports())),
  );

  app.delete(
    `${base}/goals/:goal`,
    { schema: { tags, summary: 'Quita un objetivo', params: ofGoal, response } },
    (request) => acting(request, (userId) => deleteGoal(userId, request.params, ports())),
  );

  app.put(
    `${base}/rating`,
    {
      schema: { tags, summary: 'Cuenta al equipo cómo va; nadie más lo lee', params, body: pairRatingSchema, response },
    },
    (request) => acting(request, (userId, pairId) => ratePair(userId, pairId, request.body, ports())),
  );

  app.post(
    `${base}/report`,
    {
      schema: {
        tags,
        summary: 'Avisa al equipo por el canal privado del código de conducta',
        params,
        body: pairReportSchema,
        response: { 201: z.object({ reference: z.string() }) },
      },
    },
    async (request, reply) => {
      const { id: userId } = context.caller(request);
      await countHit(db, `mentoring-report:${userId}`, reportLimit, 'Has enviado muchos avisos.', clock());
      const more = { ...ports(), judgeUpload: context.judgeUpload, contact: config.contact, log: request.log };
      const reference = await reportPair(userId, request.params.pair, request.body, more);
      return reply.code(201).send({ reference });
    },
  );
}
