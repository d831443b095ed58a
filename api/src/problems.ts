import type { FieldProblem, Problem, ProblemCode } from '@femcoders/contracts/problem';
import { counted } from '@femcoders/contracts/spanish-count';

const statusOf = {
  validation: 400,
  unauthenticated: 401,
  forbidden: 403,
  'second-factor-required': 403,
  'proof-required': 403,
  suspended: 403,
  'not-found': 404,
  conflict: 409,
  'too-large': 413,
  'too-many-requests': 429,
  internal: 500,
  unavailable: 503,
} as const satisfies Record<ProblemCode, number>;

/**
 * The one error family of the API. What is thrown as a `ApiProblem` reaches the client as it is; everything else is
 * answered without a detail. `message` is Spanish and meant for the reader.
 */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem';
  readonly code: ProblemCode;
  readonly status: number;
  readonly fields: FieldProblem[] | undefined;
  /** Whole seconds after which it makes sense to ask again. */
  readonly retryAfter: number | undefined;
  /** The answer to her earlier submission. */
  readonly sent: unknown;

  constructor(
    code: ProblemCode,
    message: string,
    details: { fields?: FieldProblem[]; retryAfter?: number; status?: number; sent?: unknown } = {},
  ) {
    super(message);
    this.code = code;
    this.status = details.status ?? statusOf[code];
    this.fields = details.fields;
    this.retryAfter = details.retryAfter;
    this.sent = details.sent;
  }

  /** The body of the answer. */
  body(requestId: string): Problem {
    const { code, message, fields, sent } = this;
    return { code, message, ...(fields && { fields }), ...(sent !== undefined && { sent }), requestId };
  }
}

export const invalid = (fields: FieldProblem[], status = 400) =>
  new ApiProblem('validation', fields.length === 1 ? (fields[0]?.message ?? '') : 'Revisa los campos marcados.', {
    fields,
    status,
  });
export const unauthenticated = (message = 'Inicia sesión para continuar.') =>
  new ApiProblem('unauthenticated', message);
export const forbidden = (message = 'No tienes permiso para hacer esto.') => new ApiProblem('forbidden', message);
export const secondFactorRequired = () =>
  new ApiProblem('second-factor-required', 'Tu rol necesita la verificación en dos pasos. Actívala para continuar.');
export const proofRequired = () => new ApiProblem('proof-required', 'Antes de continuar, confirma que eres tú.');
/** Returns the error for a request that no longer fits the state (409). @param field of a form, where it is about one */
export const conflict = (message: string, field?: string) =>
  new ApiProblem('conflict', message, field ? { fields: [{ field, message }] } : {});
export const notFound = (message = 'Aquí no hay nada.') => new ApiProblem('not-found', message);
export const unavailable = () =>
  new ApiProblem('unavailable', 'El servicio no está disponible ahora mismo. Prueba otra vez en unos segundos.', {
    retryAfter: 5,
  });
/** The first sentence of the answer to too many attempts. */
export const tooManyAttempts = 'Has hecho demasiados intentos.';

/** @param retryAfter whole seconds */
export const tooManyRequests = (what: string, retryAfter: number) =>
  new ApiProblem('too-many-requests', `${what} Prueba de nuevo ${waitInWords(retryAfter)}.`, { retryAfter });

function waitInWords(seconds: number): string {
  if (seconds <= 90) return `en ${counted(seconds, 'segundo', 'segundos')}`;
  return `en ${Math.ceil(seconds / 60)} minutos`;
}
