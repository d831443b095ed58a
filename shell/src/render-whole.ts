import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';

/**
 * Everything that a page needs is there before it is rendered, so nothing suspends, and a text made in one go costs less
 * than a stream. Where a boundary had to be left out all the same, because something failed in it or is yet to come, the
 * stream waits, and says what failed.
 * @throws the first error of the rendering, also one that a Suspense boundary would have hidden
 */
export async function renderWhole(element: ReactNode, limitMs: number): Promise<string> {
  try {
    const html = renderToString(element);
    if (!html.includes(leftOut)) return html;
  } catch {
    // Also what suspends outside of all boundaries: the stream distinguishes them.
  }
  return renderWaiting(element, limitMs);
}

/** React's marker for a boundary that the browser is to render. */
const leftOut = '<!--$!-->';

function renderWaiting(element: ReactNode, limitMs: number): Promise<string> {
  return new Promise((resolve, reject) => {
    let failure: { error: unknown } | null = null;
    const limit = setTimeout(() => abort(new Error(`Rendering took longer than ${limitMs} ms.`)), limitMs);
    const { pipe, abort } = renderToPipeableStream(element, {
      // Large sections would otherwise come after the page, moved into place by inline scripts: unreadable without them.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        failure ??= { error };
      },
      onShellError(error) {
        clearTimeout(limit);
        reject(error);
      },
      onAllReady() {
        clearTimeout(limit);
        if (failure) reject(failure.error);
        else resolve(writtenText(pipe));
      },
    });
  });
}

/** All that React writes, as a text: whole at the end, which is cheaper than reading a stream piece by piece. */
function writtenText(pipe: (destination: Writable) => void): Promise<string> {
  const parts: Uint8Array[] = [];
  return new Promise((resolve, reject) => {
    const destination = new Writable({
      write(part: Uint8Array, _encoding, done) {
        parts.push(part);
        done();
      },
    });
    destination.once('finish', () => resolve(Buffer.concat(parts).toString('utf8')));
    destination.once('error', reject);
    pipe(destination);
  });
}
