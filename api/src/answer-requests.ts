import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ApiServer } from './context.ts';

/** What a `node:http` server does with requests to the API: what is ready is sent, the rest goes to its routes. */
export function answerRequests(app: ApiServer): (request: IncomingMessage, response: ServerResponse) => void {
  return (request, response) => {
    if (!app.responseCache?.answer(request, response)) app.routing(request, response);
  };
}
