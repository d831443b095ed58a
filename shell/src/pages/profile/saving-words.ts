import { ApiError } from '@femcoders/platform';
import { accessWords } from '../access/access-words.ts';

/** Returns the sentence for a profile that could not be saved. */
export function savingWords(error: unknown): string | undefined {
  if (error instanceof ApiError && error.code === 'conflict')
    return 'Tu perfil ha cambiado en otra pestaña u otro dispositivo. Lo que has escrito sigue aquí.';
  if (error instanceof ApiError && error.code === 'unauthenticated')
    return 'Tu sesión ha caducado. Entra de nuevo y seguimos donde estabas: lo que has escrito sigue aquí.';
  return accessWords()(error);
}
