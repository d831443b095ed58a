import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Admission, createAdmission, type Room } from '@femcoders/api/admission';
import { commonHeaders } from '@femcoders/shell/server/security-headers';
import type { Handler } from './http-server.ts';
import { pathOf } from './operations.ts';

/** One process makes pages on one processor: more at once only makes each of them later. */
const pageRoom: Room = { inside: 8, waiting: 120, patienceMs: 2_000 };

/** Seconds after which it makes sense to ask again. */
const comeAgainAfter = 3;

/** Paths of files that are ready: they cost next to nothing, and pages that are open need them. */
const ready = /^\/(?:mf|assets)\//;

/** Makes no more pages at a time than can be made, and says so to everybody else at once. */
export function withPageAdmission(answer: Handler, admission: Admission = createAdmission(pageRoom)): Handler {
  return (request, response) => {
    if (ready.test(pathOf(request))) answer(request, response);
    else void answerInTurn(request, response);
  };

  async function answerInTurn(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const leave = await admission.enter();
    if (!leave) return sendFull(response);
    // Once it is made, a reader who takes long to fetch it keeps nobody waiting.
    response.once('prefinish', leave).once('close', leave);
    if (response.destroyed) leave();
    else answer(request, response);
  }
}

const fullPage = `<!doctype html>
<html lang="es">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Mucha gente a la vez</title></head>
<body><main><h1>Ahora mismo hay mucha gente a la vez</h1>
<p>No se ha perdido nada. Espera unos segundos y vuelve a cargar la página.</p></main></body>
</html>
`;

function sendFull(response: ServerResponse): void {
  response.writeHead(503, {
    ...commonHeaders,
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
    'cache-control': 'no-store',
    'retry-after': String(comeAgainAfter),
  });
  response.end(fullPage);
}
