import type { IncomingMessage, ServerResponse } from 'node:http';
import { clientAbortSignal } from './client-abort-signal.ts';
import { DocumentError } from './documents.ts';
import { apiOf } from './make-page.ts';
import { safeDecode } from './request-address.ts';
import { sendTagged } from './send-body.ts';
import { sendText } from './send-text.ts';
import type { PageTools } from './shell-ports.ts';

/**
 * Sends a document that a remote makes for programs, such as a feed. @returns false when there is no such document; then
 * nothing was sent
 */
export async function sendDocument(
  request: IncomingMessage,
  response: ServerResponse,
  { pathname }: URL,
  { ports, choose, documents }: PageTools,
): Promise<boolean> {
  const registry = await ports.registry();
  if (!registry.remotes.some((remote) => remote.documents.length > 0)) return false;
  const { live } = await choose(registry);
  try {
    const { site, publicUrl } = ports;
    const args = { api: apiOf(ports), site, publicUrl, signal: clientAbortSignal(response) };
    const document = await documents.make(live, safeDecode(pathname), args);
    if (!document) return false;
    response.setHeader('cache-control', 'public, max-age=300');
    await sendTagged(request, response, document);
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error;
    const { owner, cause } = error;
    ports.log.error({ err: cause, remote: owner.name, version: owner.version, path: pathname }, error.message);
    response.setHeader('retry-after', '60');
    sendText(response, 503, 'Esto no está disponible ahora. Prueba dentro de un momento.');
  }
  return true;
}
