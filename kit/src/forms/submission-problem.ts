import { noAnswerText } from '@femcoders/contracts/no-answer-text';
import type { FieldProblem, Problem } from '@femcoders/contracts/problem';
import { ApiError } from '@femcoders/platform';
import { deviceKeeps } from './device-storage.ts';

/** Why a form was not taken, in Spanish. */
export interface SubmissionProblem {
  title: string;
  /** Problems with single fields, by the contract's names. */
  fields: FieldProblem[];
  /** Sending the same again may help. */
  retry?: boolean;
  /** The API's error code, where it has answered. */
  code?: Problem['code'];
}

/**
 * The additions of a form to the usual sentences: what is not lost when no answer came, or its own sentence for what was thrown,
 * undefined where the usual one will do.
 */
export type ProblemText = string | ((error: unknown) => string | undefined);

export const checkTitle = 'Revisa lo que has escrito';
export const keptHere = 'Lo que has escrito sigue aquí.';
export const keptOnDevice = 'Lo que has escrito está guardado en este dispositivo.';

/** Turns what the API client throws into sentences for the person at the form. */
export function submissionProblem(error: unknown, words: ProblemText = ''): SubmissionProblem {
  if (typeof words === 'string')
    return usualProblem(error, words === keptOnDevice && !deviceKeeps() ? keptHere : words);
  const usual = usualProblem(error, '');
  return { ...usual, title: words(error) ?? usual.title };
}

function usualProblem(error: unknown, text: string): SubmissionProblem {
  if (!(error instanceof ApiError)) return { title: `${noAnswerText} ${text}`.trim(), fields: [], retry: true };
  const { status, code, message, fields, requestId } = error;
  const say = (title: string, retry = false) => ({ title, fields, code, retry });
  if (fields.length > 0) return say(checkTitle);
  if (status === 401) return say('Tu sesión ha caducado. Entra de nuevo y seguimos donde estabas.', true);
  // The API's own sentence says what to do, and after 429 when.
  if (status < 500) return say(message, status === 429);
  const incident = requestId ? ` (incidencia ${requestId.slice(0, 8)})` : '';
  return say(`Algo ha fallado por nuestra parte${incident}. No has perdido nada.`, true);
}
