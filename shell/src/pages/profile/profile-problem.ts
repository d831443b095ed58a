import { ApiError } from '@femcoders/platform';
import { describeProblem, type FormProblem } from '../access/form-problem.ts';

export interface ProfileProblem extends FormProblem {
  /** Somebody, herself at another device, has saved meanwhile. */
  conflict: boolean;
}

/** What she reads when her profile could not be saved. */
export function profileProblem(error: unknown): ProfileProblem {
  const conflict = error instanceof ApiError && error.code === 'conflict';
  if (conflict) {
    const title = 'Tu perfil ha cambiado en otra pestaña u otro dispositivo. Lo que has escrito sigue aquí.';
    return { title, fields: [], conflict };
  }
  if (error instanceof ApiError && error.code === 'unauthenticated') {
    const title = 'Tu sesión ha caducado. Entra de nuevo y seguimos donde estabas: lo que has escrito sigue aquí.';
    return { title, fields: [], conflict };
  }
  return { ...describeProblem(error), conflict };
}
