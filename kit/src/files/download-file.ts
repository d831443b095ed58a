import type { CallInput, Endpoint } from '@femcoders/contracts/endpoints/endpoint';
import { ApiError, sessionToken, UnreachableError } from '@femcoders/platform';
import { saveFile } from '@femcoders/shared-ui/save-file';
import { type AddressInput, apiAddress, methodOf } from '../data/api-address.ts';
import { refusedTransfer } from './refused-transfer.ts';

/**
 * Calls an endpoint that answers with a file as the member who asks, which a plain link could not, and saves the file on her device.
 * @param name what the file is called; by default as the API says
 * @throws ApiError where it is refused; UnreachableError where it did not arrive whole
 */
export async function downloadFile<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E> & AddressInput<E>,
  name?: string,
): Promise<void> {
  const method = methodOf(endpoint);
  const { body } = input as { body?: unknown };
  const token = sessionToken();
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  if (body !== undefined) headers['content-type'] = 'application/json';
  let file: { name: string; content: Blob };
  try {
    const response = await fetch(apiAddress<Endpoint>(endpoint, input), {
      method,
      headers,
      body: JSON.stringify(body),
    });
    if (!response.ok) {
      const [text, retryAfter] = [await response.text(), response.headers.get('retry-after')];
      throw refusedTransfer({ status: response.status, text, retryAfter, token });
    }
    file = { name: name ?? nameIn(response), content: await response.blob() };
  } catch (error) {
    if (error instanceof ApiError || error instanceof UnreachableError) throw error;
    throw new UnreachableError('No hemos podido conectar.', { cause: error });
  }
  // Never under a type that a browser would open in place as ours.
  saveFile(file.name, file.content, 'application/octet-stream');
}

const nameIn = ({ headers }: Response) =>
  /filename="([\w.-]+)"/.exec(headers.get('content-disposition') ?? '')?.[1] ?? 'archivo';
