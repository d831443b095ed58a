import type { DocumentFile } from '@femcoders/contracts/document';
import { sessionToken, UnreachableError } from '@femcoders/platform';
import { saveFile } from '@femcoders/shared-ui/save-file';

/**
 * Hands a file of hers to the browser to keep.
 * @param address with the API's base
 * @throws UnreachableError where it does not come
 */
export async function downloadFile(address: string, { name }: Pick<DocumentFile, 'name'>): Promise<void> {
  const headers = { authorization: `Bearer ${sessionToken() ?? ''}` };
  const response = await fetch(address, { headers }).catch(() => null);
  if (!response?.ok) throw new UnreachableError('No hemos podido descargar el archivo.');
  saveFile(name, await response.blob(), 'application/octet-stream');
}
