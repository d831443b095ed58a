import { ApiError } from '@femcoders/platform';

const textKept = 'No se ha podido enviar. Tu texto sigue aquí.';

/**
 * Returns what a reader sees when the API refused something. Its own sentence is added where it says what to do.
 * @param failed says that nothing was done; not said where no answer came
 */
export const commentProblemText =
  (failed = textKept) =>
  (error: unknown): string | undefined => {
    if (!(error instanceof ApiError)) return;
    if (error.sent) return `${error.message} Lo que llegó está en la lista: ahí puedes cambiarlo.`;
    const says = error.code === 'too-many-requests' || (error.status < 500 && error.fields.length === 0);
    return says ? `${failed} ${error.message}` : failed;
  };
