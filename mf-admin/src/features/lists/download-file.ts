import type { Endpoint } from '@femcoders/contracts/endpoints/endpoint';
import type { Problem } from '@femcoders/contracts/problem';
import {
  type ApiClient,
  ApiError,
  type ApiRequest,
  type CallArguments,
  callApi,
  forgetSession,
  sessionToken,
  UnreachableError,
} from '@femcoders/platform';
import { saveFile } from '@femcoders/shared-ui/save-file';

/**
 * Calls an endpoint that answers with a file, and saves it under the name that the API gives it. A plain link could not say who asks, so
 * the bytes are fetched first.
 * @throws ApiError, or UnreachableError when the file did not arrive whole
 */
export async function downloadFile<E extends Endpoint>(endpoint: E, ...input: CallArguments<E>): Promise<void> {
  await callApi(filesClient, endpoint, ...input);
}

/** Saves what is answered. */
const filesClient: ApiClient = {
  async request<T>(path: string, { method = 'GET', body }: ApiRequest = {}) {
    const token = sessionToken() ?? '';
    const headers = {
      authorization: `Bearer ${token}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    };
    let file: { name: string; content: Blob };
    try {
      const response = await fetch(`/api${path}`, {
        method,
        headers,
        body: body === undefined ? null : JSON.stringify(body),
      });
      if (!response.ok) throw await problemOf(response, token);
      const name = /filename="([\w.-]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
      file = { name: name ?? 'archivo', content: await response.blob() };
    } catch (error) {
      if (error instanceof ApiError) throw error;
      throw new UnreachableError('No hemos podido conectar.', { cause: error });
    }
    // Never under a type that a browser would open in place as ours.
    saveFile(file.name, file.content, 'application/octet-stream');
    return undefined as T;
  },
};

async function problemOf(response: Response, token: string): Promise<ApiError> {
  const problem = (await response.json().catch(() => ({}))) as Partial<Problem>;
  const { code = 'internal', message = 'Algo ha fallado por nuestra parte.', fields, requestId } = problem;
  if (code === 'unauthenticated') forgetSession(token);
  return new ApiError(response.status, code, message, fields, undefined, requestId);
}
