import type { AnswerOf, FileEndpoint } from '@femcoders/contracts/endpoints/endpoint';
import { sessionToken, UnreachableError } from '@femcoders/platform';
import { type AddressInput, apiAddress, methodOf } from '../data/api-address.ts';
import { refusedTransfer } from './refused-transfer.ts';

/** Longest that one file may take, in milliseconds: ten megabytes on a poor connection. */
const patienceMs = 10 * 60_000;

export interface UploadOptions {
  /** Called with the uploaded share, from 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

/**
 * Sends a file as it is. `fetch` cannot tell how far it is, and the API client of the page writes all as JSON.
 * @param endpoint in a release it is its row, as a text
 * @param input its path parameters, and in its query what it has to know of the file
 * @throws ApiError where it is refused; UnreachableError where it did not arrive; the signal's reason when it was given up
 */
export function uploadFile<E extends FileEndpoint>(
  endpoint: E,
  input: AddressInput<E>,
  file: File,
  { onProgress, signal }: UploadOptions = {},
): Promise<AnswerOf<E>> {
  const method = methodOf(endpoint);
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const token = sessionToken();
    const request = new XMLHttpRequest();
    request.open(method, apiAddress(endpoint, input));
    request.timeout = patienceMs;
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.setRequestHeader('accept', 'application/json');
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress?.(loaded / total);
    };
    const lost = () => reject(new UnreachableError('No hemos podido conectar.'));
    request.onerror = lost;
    request.ontimeout = lost;
    request.onabort = () => reject(signal?.reason);
    request.onload = () => {
      if (request.status === 200 || request.status === 201) return void resolve(JSON.parse(request.responseText));
      const { status, responseText: text } = request;
      reject(refusedTransfer({ status, text, retryAfter: request.getResponseHeader('retry-after'), token }));
    };
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });
}
