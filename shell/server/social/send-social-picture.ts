import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { socialPicturePath } from '@femcoders/contracts/social-picture';
import type { RenderedPage } from '../../src/entry-server.tsx';
import { clientAbortSignal } from '../client-abort-signal.ts';
import { makePage } from '../make-page.ts';
import { enqueue } from '../render-queue.ts';
import { safeDecode } from '../request-address.ts';
import { sendText } from '../send-text.ts';
import type { PageTools } from '../shell-ports.ts';
import { sendFile } from '../static-files.ts';
import { socialArea } from './social-area.ts';

const publicDir = join(import.meta.dirname, '..', '..', 'public');

/** The picture of a page for social networks. Only what exists and may be found has one. */
export async function sendSocialPicture(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  tools: PageTools,
): Promise<void> {
  const { ports, pictures, choose } = tools;
  const signal = clientAbortSignal(response);
  const chosen = await choose(await ports.registry());
  const order = { url: new URL(path, ports.publicUrl), chosen, signal };
  const page = await enqueue(ports.renderQueue, signal, () => makePage(order, tools));
  if (page.status === 301) {
    const location = socialPicturePath(new URL(page.location, ports.publicUrl).pathname);
    response.writeHead(301, { location, 'cache-control': 'public, max-age=3600' }).end();
    return;
  }
  const failed = Object.keys(page.problems).length > 0;
  if (page.status !== 200 || (page.noindex && !failed)) return sendText(response, 404, 'Esta imagen no existe.');
  // Made to be shown elsewhere.
  response.setHeader('cross-origin-resource-policy', 'cross-origin');
  const made = failed ? null : await pictureOf(page, path, tools);
  if (made && (await sendFile(request, response, { root: pictures.folder, path: made, cache: 'day' }))) return;
  await sendFile(request, response, { root: publicDir, path: 'assets/social/sitio.png', cache: 'short' });
}

/** @returns the picture's file, or null when it cannot be made */
function pictureOf(page: RenderedPage, path: string, { ports, pictures }: PageTools): Promise<string | null> {
  const tag = page.tags.find(({ attributes }) => attributes.property === 'og:title');
  const title = tag?.attributes.content ?? page.title;
  // However its letters are encoded: who asks for many spellings gets one picture.
  const own = safeDecode(path);
  return pictures
    .fileOf({
      title,
      area: socialArea(own),
      brand: ports.site.brand,
      seed: own,
      ...(page.poster && { poster: page.poster }),
    })
    .catch((error: unknown) => {
      ports.log.error({ err: error, path }, 'A social picture could not be made');
      return null;
    });
}
