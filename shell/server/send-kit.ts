import type { IncomingMessage, ServerResponse } from 'node:http';
import { kitPath } from '@femcoders/contracts/kit';
import { sendText } from './send-text.ts';
import type { PageTools } from './shell-ports.ts';
import { sendFile } from './static-files.ts';

/** `/kit/<version of the shell>/<file>`, either left out: the live version, and what says which packages it has. */
const kitAddress = /^\/kit(?:\/([0-9a-f]{16}))?(?:\/([a-z-]+\.(?:tgz|json))?)?$/;

/** Sends what teams' repositories install. @returns false at any other address; then nothing was sent */
export async function sendKit(
  request: IncomingMessage,
  response: ServerResponse,
  { pathname }: URL,
  { ports: { registry }, files }: PageTools,
): Promise<boolean> {
  if (pathname !== kitPath.slice(0, -1) && !pathname.startsWith(kitPath)) return false;
  const [isKit, version, name = 'kit.json'] = kitAddress.exec(pathname) ?? [];
  const release = version === undefined ? (await registry()).shell : await files.withKit(version);
  const file = isKit && release && files.ofKit(release, name);
  const whole = release && `${kitPath}${release.version}/${name}`;
  if (file && pathname !== whole) {
    response.writeHead(302, { location: whole ?? '', 'cache-control': 'no-store' }).end();
    return true;
  }
  if (file && (await sendFile(request, response, { ...file, cache: 'immutable' }))) return true;
  const reason =
    isKit && !release?.kitIntegrity ? 'Esta versión del sitio no ofrece paquetes.' : 'Este archivo no existe.';
  sendText(response, 404, reason);
  return true;
}
