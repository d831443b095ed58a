import type { ProblemCode } from '@femcoders/contracts/problem';

/** Why an upload is not taken. Its message is Spanish and names nothing of the server's machine. */
export class UploadError extends Error {
  override readonly name = 'UploadError';
  readonly status: number;
  readonly code: ProblemCode;

  constructor(status: number, code: ProblemCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
    this.code = code;
  }
}

/** The archive is not what it should be: 400. */
export const badArchive = (reason: string) =>
  new UploadError(400, 'validation', `El archivo subido no vale: ${reason}. No se ha guardado nada.`);
/** It is too much: 413. */
export const tooMuch = (reason: string) =>
  new UploadError(413, 'too-large', `El archivo subido es demasiado grande: ${reason}. No se ha guardado nada.`);
/** It could never go live: 409. */
export const neverLive = (reason: string) =>
  new UploadError(
    409,
    'conflict',
    `Esta versión no se puede publicar: ${reason}${reason.includes('\n') ? '\n' : ' '}No se ha guardado nada.`,
  );

/** Whether an error says already what is wrong; also what the host says of the body, such as that it comes too slowly. */
export const isOurs = (error: unknown): error is Error =>
  error instanceof Error && (error instanceof UploadError || error.name === 'RegistryError' || 'status' in error);

/**
 * Returns an error as the uploader gets it: what the disk, zlib or the tape say as a sentence; what nobody has foreseen as it is.
 * @param late the upload took longer than it may
 */
export function toUploadError(error: unknown, late = false): unknown {
  if (isOurs(error)) return error;
  if (late) {
    const message = 'La subida ha tardado demasiado. No se ha guardado nada: prueba otra vez.';
    return new UploadError(503, 'unavailable', message, { cause: error });
  }
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (/^(ENOSPC|EDQUOT|EROFS)$/.test(code)) {
    const message = 'En el servidor no queda sitio para esta versión. No se ha guardado nada: avisa a quien lo lleva.';
    return new UploadError(503, 'unavailable', message, { cause: error });
  }
  if (/^(Z_|ERR_STREAM_PREMATURE|ECONNRESET|ABORT_ERR)/.test(code) || (!code && isOfTape(error))) {
    const message =
      'El archivo subido no es un tar comprimido con gzip, o no ha llegado entero. No se ha guardado nada.';
    return new UploadError(400, 'validation', message, { cause: error });
  }
  return error;
}

/** Returns whether an error is of `tar-stream` about an invalid archive, which has no code. */
const isOfTape = (error: unknown) =>
  error instanceof Error && /header|end of data|stream was destroyed|aborted/i.test(error.message);
