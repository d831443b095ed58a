import {
  challengeAnswerSchema,
  proofSchema,
  recoveryCodesSchema,
  secondFactorCodeSchema,
  secondFactorSecretSchema,
  secondFactorStateSchema,
} from '@femcoders/contracts/second-factor';
import { loginAnswerSchema } from '@femcoders/contracts/session';
import * as z from 'zod/mini';
import type { ApiContext, FastifyRequest } from '../../context.ts';
import { entranceOf } from '../auth/enter.ts';
import { addressAttempts } from '../auth/log-in.ts';
import { beginSecondFactor, confirmSecondFactor, renewRecoveryCodes, switchOffSecondFactor } from './enrol.ts';
import { logInWithCode } from './log-in-with-code.ts';
import { prove, tooManyCodes } from './prove.ts';
import { mustHaveSecondFactor, readSecondFactor } from './second-factor.ts';

const tags = ['Sesión'];
const nothing = { 204: z.null() };

/** Registers the routes for what a member shows in addition to her password, and how she sets it up. */
export function secondFactorRoutes(context: ApiContext): void {
  const { app, db, pool, clock, config, secrets, enqueueMail } = context;
  const { limits, brand, publicUrl } = config;
  const ports = async (request: FastifyRequest) => ({
    pool,
    db,
    now: clock(),
    limits,
    secrets,
    enqueueMail,
    brand,
    publicUrl,
    trace: await context.trace(request),
  });

  app.post(
    '/auth/login/second-factor',
    {
      config: addressAttempts(context),
      schema: {
        tags,
        summary: 'Segundo paso del inicio de sesión: un código de la aplicación o de recuperación',
        body: challengeAnswerSchema,
        response: { 200: loginAnswerSchema },
      },
    },
    async (request, reply) =>
      logInWithCode(request.body, {
        ...(await ports(request)),
        entrance: await entranceOf(context, request, reply),
      }),
  );

  app.post(
    '/auth/prove',
    {
      config: { addressLimit: { bucket: 'prove:address', limit: limits.loginsPerAddress, says: tooManyCodes } },
      schema: {
        tags,
        summary: 'Confirma quién eres, para lo que lo pide; vale cinco minutos en esta sesión',
        description: 'Con verificación en dos pasos se da un código; sin ella, la contraseña.',
        body: proofSchema,
        response: nothing,
      },
    },
    async (request, reply) => {
      await prove(request.body, context.caller(request), await ports(request));
      return reply.code(204).send(null);
    },
  );

  app.get(
    '/auth/second-factor',
    {
      schema: {
        tags,
        summary: 'Tu verificación en dos pasos',
        response: { 200: secondFactorStateSchema },
      },
    },
    (request) => readSecondFactor(db, context.caller(request), config),
  );

  app.post(
    '/auth/second-factor',
    {
      schema: {
        tags,
        summary: 'Empieza a activar la verificación en dos pasos',
        response: { 200: secondFactorSecretSchema },
      },
    },
    async (request) => beginSecondFactor(context.caller(request), await ports(request)),
  );

  app.post(
    '/auth/second-factor/confirm',
    {
      schema: {
        tags,
        summary: 'Activa la verificación en dos pasos con un primer código y cierra tus demás sesiones',
        body: secondFactorCodeSchema,
        response: { 200: recoveryCodesSchema },
      },
    },
    async (request) => ({
      recoveryCodes: await confirmSecondFactor(context.caller(request), request.body.code, await ports(request)),
    }),
  );

  app.post(
    '/auth/second-factor/recovery-codes',
    {
      schema: {
        tags,
        summary: 'Cambia tus códigos de recuperación por otros',
        response: { 200: recoveryCodesSchema },
      },
    },
    async (request) => ({ recoveryCodes: await renewRecoveryCodes(context.caller(request), await ports(request)) }),
  );

  app.delete(
    '/auth/second-factor',
    {
      schema: {
        tags,
        summary: 'Desactiva la verificación en dos pasos',
        response: nothing,
      },
    },
    async (request, reply) => {
      const caller = context.caller(request);
      await switchOffSecondFactor(caller, mustHaveSecondFactor(caller, config), await ports(request));
      return reply.code(204).send(null);
    },
  );
}
