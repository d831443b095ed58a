import type { InboxMessage } from '@femcoders/contracts/contact-inbox';
import { readAttachment } from '@femcoders/contracts/endpoints/contact';
import { apiAddress } from '@femcoders/kit/data/api-address';
import { sessionToken } from '@femcoders/platform';
import { saveFile } from '@femcoders/shared-ui/save-file';

/**
 * Saves the file of a message. A plain link could not say who asks, so the bytes are fetched first.
 * @throws Error with a sentence for the reader
 */
export async function saveAttachment({ id, attachment }: Pick<InboxMessage, 'id' | 'attachment'>): Promise<void> {
  if (!attachment) return;
  const headers = { authorization: `Bearer ${sessionToken() ?? ''}` };
  const response = await fetch(apiAddress(readAttachment, { params: { id } }), { headers }).catch(() => null);
  if (!response) throw new Error('No hemos podido conectar.');
  if (!response.ok) throw new Error('No hemos podido descargar el archivo. Recarga la página y prueba otra vez.');
  // Never under a type that a browser would open in place as ours.
  saveFile(attachment.name, await response.blob(), 'application/octet-stream');
}
