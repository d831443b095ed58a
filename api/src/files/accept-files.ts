import type { ApiServer, FastifyRequest } from '../context.ts';
import { ApiProblem } from '../problems.ts';

/** Largest file that may come in base64, in bytes: to read four megabytes takes this thread up to 50 ms. */
export const mostInJson = 2 * 1024 * 1024;
/** The same as JSON, with the name of the file. */
const longestJson = (mostInJson / 3) * 4 + 4 * 1024;

/**
 * Lets the routes of a scope take a file as it is, as `application/octet-stream`: the body is then the file as `content`, with what
 * the query says, such as its `name`. Releases of pages from before send the same as JSON, with the file in base64: this still works,
 * up to `longestJson`. Give it its own scope (`app.register`): no other route takes files.
 */
export function acceptFiles(scope: ApiServer): void {
  scope.addContentTypeParser(
    'application/octet-stream',
    { parseAs: 'buffer' },
    async ({ query }: FastifyRequest, content: Buffer) => ({ ...(query as object), content }),
  );
  scope.addHook('onRequest', async ({ headers }) => {
    const isBounded = !('transfer-encoding' in headers) && Number(headers['content-length'] ?? 0) <= longestJson;
    if (isFile(headers['content-type']) || isBounded) return;
    throw new ApiProblem(
      'too-large',
      'Esta página es de una versión anterior y solo puede enviar archivos de 2 MB. Recárgala y elígelo otra vez.',
    );
  });
}

const isFile = (type: string | undefined) => /^application\/octet-stream\b/i.test(type ?? '');
