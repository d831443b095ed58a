import { addPicture } from '@femcoders/contracts/endpoints/pictures';
import type { StoredPicture } from '@femcoders/contracts/picture';
import { pictureLimits, pictureTypes } from '@femcoders/contracts/picture-limits';
import { ApiError, UnreachableError } from '@femcoders/platform';
import { useEffect, useRef, useState } from 'react';
import { useAdminApi } from '../layout/use-admin-api.ts';

export type UploadState =
  | { status: 'idle' }
  | { status: 'sending' }
  | { status: 'kept' }
  | { status: 'failed'; message: string };

/**
 * Sends a file to be kept by the site. Another file, or leaving the page, lets go of the one under way.
 * @param onKept called with the path of the picture, and with all that is known of it
 */
export function usePictureUpload(onKept: (path: string, picture: StoredPicture) => void) {
  const api = useAdminApi();
  const [state, setState] = useState<UploadState>({ status: 'idle' });
  const underWay = useRef<AbortController | null>(null);
  /** The form continues while a file is on its way: what is reported then is the form as it is then. */
  const kept = useRef(onKept);
  useEffect(() => {
    kept.current = onKept;
  });
  useEffect(() => () => underWay.current?.abort(), []);

  async function send(file: File) {
    underWay.current?.abort();
    const problem = fileProblem(file);
    if (problem) {
      setState({ status: 'failed', message: problem });
      return;
    }
    const sending = new AbortController();
    underWay.current = sending;
    setState({ status: 'sending' });
    try {
      const { signal } = sending;
      const picture = await api.upload(addPicture, {}, file, { signal });
      if (signal.aborted) return;
      setState({ status: 'kept' });
      kept.current(picture.path, picture);
    } catch (error) {
      if (!sending.signal.aborted) setState({ status: 'failed', message: failure(error) });
    }
  }

  function forget() {
    underWay.current?.abort();
    setState({ status: 'idle' });
  }

  return { state, send, forget };
}

/** Returns the problem of a file as far as it shows without opening it; the API opens it. */
function fileProblem(file: File): string | null {
  if (file.size === 0) return 'El archivo está vacío';
  if (file.size > pictureLimits.fileMax) return 'La imagen no puede pasar de 4 MB';
  const known = (pictureTypes as readonly string[]).includes(file.type);
  return known || file.type === '' ? null : 'La imagen tiene que ser JPG, PNG, WebP, AVIF o GIF';
}

function failure(error: unknown): string {
  if (error instanceof ApiError) return error.fields[0]?.message ?? error.message;
  if (error instanceof UnreachableError)
    return 'No hemos podido enviar la imagen. Comprueba la conexión y elígela otra vez';
  return 'No hemos podido leer el archivo. Elígelo otra vez';
}
