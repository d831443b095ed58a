import { mayHaveArrived } from '@femcoders/contracts/may-have-arrived';
import type { FieldProblem } from '@femcoders/contracts/problem';
import { ApiError } from '@femcoders/platform';

/** What a reader is told when her message was not sent. */
export interface SendingProblem {
  title: string;
  fields: FieldProblem[];
  /** Sending the same again may help. */
  retry?: boolean;
}

export const checkTitle = 'Revisa lo que has escrito';

/** @param kept whether what was typed lies in this browser's storage */
export function sendingProblem(error: unknown, kept: boolean): SendingProblem {
  if (!(error instanceof ApiError)) {
    const where = kept ? 'está guardado en este dispositivo' : 'sigue aquí';
    return { title: `${mayHaveArrived} Lo que has escrito ${where}.`, fields: [], retry: true };
  }
  switch (error.code) {
    case 'validation':
      return { title: checkTitle, fields: error.fields };
    case 'too-large':
      return { title: checkTitle, fields: [{ field: 'attachment', message: 'El archivo no puede pasar de 5 MB' }] };
    case 'conflict':
      return { title: error.message, fields: [] };
    case 'too-many-requests':
      return { title: `Has hecho demasiados intentos. Prueba de nuevo ${waiting(error.retryAfter)}.`, fields: [] };
    default: {
      const incident = error.requestId ? ` (incidencia ${error.requestId.slice(0, 8)})` : '';
      return { title: `Algo ha fallado por nuestra parte${incident}. No has perdido nada.`, fields: [], retry: true };
    }
  }
}

function waiting(seconds: number | undefined): string {
  const minutes = Math.ceil((seconds ?? 0) / 60);
  if (minutes === 0) return 'en unos minutos';
  return minutes === 1 ? 'en 1 minuto' : `en ${minutes} minutos`;
}
