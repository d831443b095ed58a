import { mayHaveArrived } from '@femcoders/contracts/may-have-arrived';
import type { FieldProblem } from '@femcoders/contracts/problem';
import { ApiError } from '@femcoders/platform';

/** Why a form was not taken, in Spanish. */
export interface SendingProblem {
  title: string;
  /** What is wrong with single fields, by the contract's names. */
  fields: FieldProblem[];
  /** Sending the same again may help. */
  retry?: boolean;
}

export const checkTitle = 'Revisa lo que has escrito';
export const keptHere = 'Lo que has escrito sigue aquí.';
export const keptOnDevice = 'Lo que has escrito está guardado en este dispositivo.';

/**
 * Turns what the API client throws into sentences for the person at the form.
 * @param kept sentence that says what is not lost, for when no answer came
 */
export function sendingProblem(error: unknown, kept = ''): SendingProblem {
  if (!(error instanceof ApiError)) return { title: `${mayHaveArrived} ${kept}`.trim(), fields: [], retry: true };
  const { status, message, fields, requestId } = error;
  if (fields.length > 0) return { title: checkTitle, fields };
  if (status === 401)
    return { title: 'Tu sesión ha caducado. Entra de nuevo y seguimos donde estabas.', fields, retry: true };
  // The API's own sentence says what to do, and after 429 when.
  if (status < 500) return { title: message, fields, retry: status === 429 };
  const incident = requestId ? ` (incidencia ${requestId.slice(0, 8)})` : '';
  return { title: `Algo ha fallado por nuestra parte${incident}. No has perdido nada.`, fields, retry: true };
}
