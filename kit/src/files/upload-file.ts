import type { AnswerOf, FileEndpoint } from '@femcoders/contracts/endpoints/endpoint';
import type { Problem } from '@femcoders/contracts/problem';
import { ApiError, forgetSession, sessionToken, UnreachableError } from '@femcoders/platform';
import { type AddressInput, apiAddress } from '../data/api-address.ts';

/** Longest that one file may take, in milliseconds: ten megabytes on a poor connection. */
const patienceMs = 10 * 60_000;

export interface UploadOptions {
  /** Told how much has gone, from 0 to 1. */
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
  const [method = ''] = `${endpoint}`.split(' ');
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
      const problem = problemIn(request.responseText);
      if (!problem) return lost();
      if (request.status === 401 && token) forgetSession(token);
      const { code, message, fields, requestId } = problem;
      const retryAfter = Number(request.getResponseHeader('retry-after')) || undefined;
      reject(new ApiError(request.status, code, message, fields, retryAfter, requestId));
    };
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });
}

/** Null where something between us and the API has answered in its place. */
function problemIn(text: string): Problem | null {
  try {
    const problem = JSON.parse(text);
    return problem.code && problem.message ? problem : null;
  } catch {
    return null;
  }
}
