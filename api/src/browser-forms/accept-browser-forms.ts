import type { Problem } from '@femcoders/contracts/problem';
import type { ApiServer, FastifyRequest } from '../context.ts';
import { formTypes, isBrowserForm, readBrowserForm } from './browser-form.ts';
import { type BrowserPage, browserPage, browserPageHeaders, browserProblemPage } from './browser-page.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A form of ours is sent here by a browser itself: the very same is done once, for some minutes. */
    takesForm?: boolean;
  }
}

export interface BrowserFormKind<Answer> {
  /** The fields of a form in the shape of the JSON body. */
  fieldsOf: (form: FormData) => object | Promise<object>;
  /** Returns the page for an answer. */
  pageOf: (answer: Answer, request: FastifyRequest) => BrowserPage;
  /** The heading when the form was not taken. */
  failed: string;
  /** Doing it twice is doing it once, and the answer is the current state: it is computed each time. */
  answersEachTime?: boolean;
  /** Where the form stands. */
  formOf: (request: FastifyRequest) => BrowserPage['link'];
}

/**
 * Lets routes be sent by a browser's own form too, which is answered with a page. They stand in a separate scope: no
 * other route takes forms.
 */
export function acceptBrowserForms<Answer>(
  app: ApiServer,
  kind: BrowserFormKind<Answer>,
  routes: (scope: ApiServer) => void,
): void {
  void app.register(async (plain) => {
    const scope = plain as ApiServer;
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, takesForm: !kind.answersEachTime };
    });
    scope.addContentTypeParser(formTypes, { parseAs: 'buffer' }, async (request: FastifyRequest, body: Buffer) =>
      kind.fieldsOf(await readBrowserForm(body, request.headers['content-type'] ?? '')),
    );
    scope.addHook('onSend', async (request, reply, payload) => {
      if (!isBrowserForm(request)) return payload;
      reply.headers(browserPageHeaders);
      const answer = JSON.parse(String(payload)) as Answer | Problem;
      return reply.statusCode >= 400
        ? browserProblemPage(answer as Problem, kind.failed, kind.formOf(request))
        : browserPage(kind.pageOf(answer as Answer, request));
    });
    routes(scope);
  });
}
