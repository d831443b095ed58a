import { mayHaveArrived } from '@femcoders/contracts/may-have-arrived';
import type { FieldProblem } from '@femcoders/contracts/problem';
import { ApiError } from '@femcoders/platform';

/** What a reader sees when something was not sent. */
export interface SendingProblem {
  title: string;
  fields: FieldProblem[];
}

const textKept = 'No se ha podido enviar. Tu texto sigue aquí.';

/**
 * The API's own sentence is added where it tells the reader what to do.
 * @param failed says that nothing was done; not said where no answer came
 */
export function sendingProblem(error: unknown, failed = textKept): SendingProblem {
  if (!(error instanceof ApiError)) return { title: mayHaveArrived, fields: [] };
  if (error.sent) return { title: `${error.message} Lo que llegó está en la lista: ahí puedes cambiarlo.`, fields: [] };
  const says = error.code === 'too-many-requests' || (error.status < 500 && error.fields.length === 0);
  return { title: says ? `${failed} ${error.message}` : failed, fields: error.fields };
}
