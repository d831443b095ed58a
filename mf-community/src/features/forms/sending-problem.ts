import { mayHaveArrived } from '@femcoders/contracts/may-have-arrived';
import type { FieldProblem } from '@femcoders/contracts/problem';
import { ApiError } from '@femcoders/platform';

/** What somebody is told when something she sent did not arrive or was refused. */
export interface SendingProblem {
  title: string;
  fields: FieldProblem[];
  /** Sending the same again may help. */
  retry?: boolean;
}

export const checkTitle = 'Revisa lo que has escrito';

/** @param kept what of hers is not lost, for when no answer came: "Lo que has escrito sigue aquí." */
export function sendingProblem(error: unknown, kept = ''): SendingProblem {
  if (!(error instanceof ApiError)) return { title: `${mayHaveArrived} ${kept}`.trim(), fields: [], retry: true };
  if (error.fields.length > 0) return { title: checkTitle, fields: error.fields };
  if (error.status === 401)
    return { title: 'Tu sesión ha caducado. Entra de nuevo y seguimos donde estabas.', fields: [], retry: true };
  if (error.status === 429) return { title: `${error.message} ${tryAgain(error.retryAfter)}`, fields: [], retry: true };
  if (error.status < 500) return { title: error.message, fields: [] };
  const incident = error.requestId ? ` (incidencia ${error.requestId.slice(0, 8)})` : '';
  return { title: `Algo ha fallado por nuestra parte${incident}. No has perdido nada.`, fields: [], retry: true };
}

function tryAgain(seconds: number | undefined): string {
  const minutes = Math.ceil((seconds ?? 0) / 60);
  if (minutes === 0) return 'Prueba de nuevo en unos minutos.';
  return minutes === 1 ? 'Prueba de nuevo en 1 minuto.' : `Prueba de nuevo en ${minutes} minutos.`;
}
