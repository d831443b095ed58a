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
import { endpoint } from './endpoint.ts';

const tags = ['Sesión'];
const nothing = { 204: z.null() };

export const logInWithCode = endpoint('POST', '/auth/login/second-factor', 'public', {
  tags,
  summary: 'Segundo paso del inicio de sesión: un código de la aplicación o de recuperación',
  body: challengeAnswerSchema,
  response: { 200: loginAnswerSchema },
});

export const prove = endpoint('POST', '/auth/prove', roles, {
  tags,
  summary: 'Confirma quién eres, para lo que lo pide; vale cinco minutos en esta sesión',
  description: 'Con verificación en dos pasos se da un código; sin ella, la contraseña.',
  body: proofSchema,
  response: nothing,
});

export const readSecondFactor = endpoint('GET', '/auth/second-factor', roles, {
  tags,
  summary: 'Tu verificación en dos pasos',
  response: { 200: secondFactorStateSchema },
});

export const beginSecondFactor = endpoint(
  'POST',
  '/auth/second-factor',
  roles,
  {
    tags,
    summary: 'Empieza a activar la verificación en dos pasos',
    response: { 200: secondFactorSecretSchema },
  },
  { proven: true },
);

export const confirmSecondFactor = endpoint('POST', '/auth/second-factor/confirm', roles, {
  tags,
  summary: 'Activa la verificación en dos pasos con un primer código y cierra tus demás sesiones',
  body: secondFactorCodeSchema,
  response: { 200: recoveryCodesSchema },
});

export const renewRecoveryCodes = endpoint(
  'POST',
  '/auth/second-factor/recovery-codes',
  roles,
  {
    tags,
    summary: 'Cambia tus códigos de recuperación por otros',
    response: { 200: recoveryCodesSchema },
  },
  { proven: true },
);

export const switchOffSecondFactor = endpoint(
  'DELETE',
  '/auth/second-factor',
  roles,
  {
    tags,
    summary: 'Desactiva la verificación en dos pasos',
    response: nothing,
  },
  { proven: true },
);
