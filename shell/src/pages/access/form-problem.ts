import type { FieldProblem } from '@femcoders/contracts/problem';
import { ApiError, SessionNotKept } from '@femcoders/platform';

export interface FormProblem {
  title: string;
  fields: FieldProblem[];
}

export const checkTitle = 'Revisa lo que has escrito';

const nothingLost = 'No hemos podido conectar. Lo que has escrito sigue aquí: prueba de nuevo.';

/**
 * What a reader sees of a form that could not be sent, decided by the problem's code.
 * @param unanswered what is said when no answer came
 */
export function describeProblem(error: unknown, unanswered = nothingLost): FormProblem {
  if (error instanceof SessionNotKept) return { title: error.message, fields: [] };
  if (!(error instanceof ApiError)) {
    return { title: unanswered, fields: [] };
  }
  switch (error.code) {
    case 'validation':
      return { title: checkTitle, fields: error.fields };
    case 'too-many-requests':
      return { title: `Has hecho demasiados intentos. Prueba de nuevo ${waitingTime(error.retryAfter)}.`, fields: [] };
    case 'unauthenticated':
    case 'conflict':
    case 'forbidden':
    case 'not-found':
      return { title: error.message, fields: [] };
    default:
      return { title: 'Algo ha fallado por nuestra parte. No has perdido nada: prueba de nuevo.', fields: [] };
  }
}

/** What is wrong with a mail address before it is sent, by the browser's own check, in our words; null when nothing is. */
export function emailMistake(input: HTMLInputElement | null): string | null {
  if (!input || input.validity.valid) return null;
  return input.validity.valueMissing ? 'Escribe tu correo' : 'Escribe un correo válido, como nombre@ejemplo.com';
}

function waitingTime(seconds: number | undefined): string {
  if (!seconds) return 'en unos minutos';
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? 'en 1 minuto' : `en ${minutes} minutos`;
}
