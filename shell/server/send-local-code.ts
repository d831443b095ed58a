import type { IncomingMessage, ServerResponse } from 'node:http';
import { withoutStylesHeader } from '@femcoders/contracts/page-data';
import { previewParameter } from '@femcoders/contracts/preview-cookie';
import { videoFrameOrigin } from '@femcoders/contracts/video-frame';
import { answerHeaders } from './answer-headers.ts';
import { localCodeDocument, localCodePolicy, readLocalPart } from './local-code.ts';
import { filesOf } from './page-files.ts';
import type { PageTools } from './shell-ports.ts';
import { sourceHash } from './source-hash.ts';

/**
 * Sends the page of an address with one remote from its reader's own machine, to a browser that has the permission and asks
 * for it in the address. @returns false for everybody else; then nothing was sent and nothing is different
 */
export async function sendLocalCode(
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  { ports, choose, styles }: PageTools,
): Promise<boolean> {
  const asked = url.searchParams.get(previewParameter);
  // What a script asks for is not a page, and comes from the release.
  if (!asked || withoutStylesHeader in request.headers) return false;
  const registry = await ports.registry();
  const local = readLocalPart(asked, request.headers.cookie, registry, ports.previews);
  if (!local) return false;
  const chosen = await choose(registry);
  const files = filesOf(chosen.live, null);
  const read = await Promise.all(files.styles.map((address) => styles.read(address, files.integrity[address])));
  const { written, policy } = localCodeDocument({ url, local, chosen, styles: read }, ports);
  const { libraryStyles = [] } = chosen.shell as { libraryStyles?: string[] };
  const { elementsVideoUrl, talkVideos } = ports.site;
  const headers = answerHeaders(
    request,
    localCodePolicy(
      {
        ...policy,
        styles: [...(policy.styles ?? []), ...libraryStyles.map(sourceHash)],
        framed: elementsVideoUrl || talkVideos ? [videoFrameOrigin] : [],
      },
      local,
    ),
  );
  headers.push('cache-control', 'private, no-store', 'x-robots-tag', 'noindex');
  headers.push('content-type', 'text/html; charset=utf-8', 'content-length', String(written.bytes.byteLength));
  response.writeHead(200, headers).end(request.method === 'HEAD' ? undefined : written.bytes);
  return true;
}
