import * as z from 'zod/mini';
import {
  challengeAnswerSchema,
  proofSchema,
  recoveryCodesSchema,
  secondFactorCodeSchema,
  secondFactorSecretSchema,
  secondFactorStateSchema,
} from '../second-factor.ts';
import { loginAnswerSchema, roles } from '../session.ts';
import { endpointsWith } from './endpoint.ts';

const nothing = { 204: z.null() };

const sessionEndpoint = endpointsWith({ tags: ['Sesión'] });

export const logInWithCode = sessionEndpoint('POST', '/auth/login/second-factor', 'public', {
  summary: 'Segundo paso del inicio de sesión: un código de la aplicación o de recuperación',
  body: challengeAnswerSchema,
  response: { 200: loginAnswerSchema },
});

export const prove = sessionEndpoint('POST', '/auth/prove', roles, {
  summary: 'Confirma quién eres, para lo que lo pide; vale cinco minutos en esta sesión',
  description: 'Con verificación en dos pasos se da un código; sin ella, la contraseña.',
  body: proofSchema,
  response: nothing,
});

export const readSecondFactor = sessionEndpoint('GET', '/auth/second-factor', roles, {
  summary: 'Tu verificación en dos pasos',
  response: { 200: secondFactorStateSchema },
});

export const beginSecondFactor = sessionEndpoint('POST', '/auth/second-factor', roles, {
  summary: 'Empieza a activar la verificación en dos pasos',
  response: { 200: secondFactorSecretSchema },
  proven: true,
});

export const confirmSecondFactor = sessionEndpoint('POST', '/auth/second-factor/confirm', roles, {
  summary: 'Activa la verificación en dos pasos con un primer código y cierra tus demás sesiones',
  body: secondFactorCodeSchema,
  response: { 200: recoveryCodesSchema },
});

export const renewRecoveryCodes = sessionEndpoint('POST', '/auth/second-factor/recovery-codes', roles, {
  summary: 'Cambia tus códigos de recuperación por otros',
  response: { 200: recoveryCodesSchema },
  proven: true,
});

export const switchOffSecondFactor = sessionEndpoint('DELETE', '/auth/second-factor', roles, {
  summary: 'Desactiva la verificación en dos pasos',
  response: nothing,
  proven: true,
});
