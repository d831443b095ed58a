import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ApiServer } from './context.ts';

/**
 * Returns a `node:http` handler for requests to the API: cached responses are sent at once, the rest goes to the routes.
 */
export function answerRequests(app: ApiServer): (request: IncomingMessage, response: ServerResponse) => void {
  return (request, response) => {
    if (!app.responseCache?.answer(request, response)) app.routing(request, response);
  };
}
