import type { Problem } from '@femcoders/contracts/problem';
import { ApiError, forgetSession, sessionToken, UnreachableError } from '@femcoders/platform';
import { saveFile } from '@femcoders/shared-ui/save-file';

/**
 * Fetches a file of the API and saves it under the name that the API gives it. A plain link could not say who asks, so
 * the bytes are fetched first.
 * @param path below the API's base
 * @param body sent as JSON; with one the call is a `POST`
 * @throws ApiError, or UnreachableError when the file did not arrive whole
 */
export async function downloadFile(path: string, body?: unknown): Promise<void> {
  const token = sessionToken() ?? '';
  const headers = { authorization: `Bearer ${token}` };
  const init = body
    ? { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) }
    : { headers };
  let file: { name: string; content: Blob };
  try {
    const response = await fetch(`/api${path}`, init);
    if (!response.ok) throw await problemOf(response, token);
    const name = /filename="([\w.-]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
    file = { name: name ?? 'archivo', content: await response.blob() };
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw new UnreachableError('No hemos podido conectar.', { cause: error });
  }
  // Never under a type that a browser would open in place as ours.
  saveFile(file.name, file.content, 'application/octet-stream');
}

async function problemOf(response: Response, token: string): Promise<ApiError> {
  const problem = (await response.json().catch(() => ({}))) as Partial<Problem>;
  const { code = 'internal', message = 'Algo ha fallado por nuestra parte.', fields, requestId } = problem;
  if (code === 'unauthenticated') forgetSession(token);
  return new ApiError(response.status, code, message, fields, undefined, requestId);
}
