import { counted } from '@femcoders/contracts/spanish-count';
import { ApiError, SessionNotKept } from '@femcoders/platform';

const nothingLost = 'No hemos podido conectar. Lo que has escrito sigue aquí: prueba de nuevo.';

/**
 * Returns a function that gives the sentence for an error where somebody logs in or proves who she is: nothing is made
 * twice there, and who is refused has no session that could have ended.
 * @param unanswered what is said when no answer came
 */
export const accessWords =
  (unanswered = nothingLost) =>
  (error: unknown): string | undefined => {
    if (error instanceof SessionNotKept) return error.message;
    if (!(error instanceof ApiError)) return unanswered;
    if (error.status === 401) return error.message;
    if (error.status === 429) return `Has hecho demasiados intentos. Prueba de nuevo ${waitingTime(error.retryAfter)}.`;
    if (error.status >= 500) return 'Algo ha fallado por nuestra parte. No has perdido nada: prueba de nuevo.';
  };

/** Returns the problem of a mail address by the browser's own validation, in our words; null when it is valid. */
export function emailFieldProblem(input: HTMLInputElement | null): string | null {
  if (!input || input.validity.valid) return null;
  return input.validity.valueMissing ? 'Escribe tu correo' : 'Escribe un correo válido, como nombre@ejemplo.com';
}

function waitingTime(seconds: number | undefined): string {
  if (!seconds) return 'en unos minutos';
  const minutes = Math.ceil(seconds / 60);
  return `en ${counted(minutes, 'minuto', 'minutos')}`;
}
