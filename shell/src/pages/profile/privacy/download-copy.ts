import { exportOwnData } from '@femcoders/contracts/endpoints/my-data';
import type { Problem } from '@femcoders/contracts/problem';
import { apiAddress } from '@femcoders/kit/data/api-address';
import { ApiError, forgetSession, sessionToken, UnreachableError } from '@femcoders/platform';
import { saveFile } from '@femcoders/shared-ui/save-file';

/**
 * Saves all that is kept about a member as a file. A plain link could not say who asks, so the bytes are fetched first.
 * @throws ApiError, or UnreachableError when no whole answer arrived
 */
export async function downloadCopy(userId: string): Promise<void> {
  const { name, content } = await fetchCopy(userId);
  saveFile(name, content, 'application/zip');
}

async function fetchCopy(userId: string): Promise<{ name: string; content: Blob }> {
  const token = sessionToken() ?? '';
  const headers = { authorization: `Bearer ${token}` };
  try {
    const response = await fetch(apiAddress(exportOwnData, { params: { id: userId } }), { method: 'POST', headers });
    if (!response.ok) throw await problemOf(response, token);
    const name = /filename="([\w.-]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
    return { name: name ?? 'mis-datos.zip', content: await response.blob() };
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw new UnreachableError('The copy did not arrive whole.', { cause: error });
  }
}

async function problemOf(response: Response, token: string): Promise<ApiError> {
  const retryAfter = Number(response.headers.get('retry-after')) || undefined;
  const { code = 'internal', message = '' } = (await response.json().catch(() => ({}))) as Partial<Problem>;
  if (code === 'unauthenticated') forgetSession(token);
  return new ApiError(response.status, code, message, [], retryAfter);
}
