import { ApiError, sessionToken, UnreachableError } from '@femcoders/platform';
import { saveFile } from '@femcoders/shared-ui/save-file';
import { refusedTransfer } from './refused-transfer.ts';

export interface DownloadOptions {
  /** `GET` by default. */
  method?: 'GET' | 'POST';
  /** Sent as JSON. */
  body?: object;
  /** What the file is called; by default as the API says. */
  name?: string;
}

/**
 * Fetches a file of the API as the member who asks, which a plain link could not, and saves it on her device.
 * @param address with the API's base
 * @throws ApiError where it is refused; UnreachableError where it did not arrive whole
 */
export async function downloadFile(address: string, { method, body, name }: DownloadOptions = {}): Promise<void> {
  const token = sessionToken();
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  if (body) headers['content-type'] = 'application/json';
  let file: { name: string; content: Blob };
  try {
    const response = await fetch(address, { method, headers, body: body && JSON.stringify(body) });
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
