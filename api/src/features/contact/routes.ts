import { sendContact } from '@femcoders/contracts/endpoints/contact';
import { isAnonymous } from '@femcoders/contracts/validate-contact';
import { acceptBrowserForms } from '../../browser-forms/accept-browser-forms.ts';
import type { ApiContext } from '../../context.ts';
import { tooManyAttempts } from '../../problems.ts';
import { countNetworks, mayMail } from '../../rate-limit.ts';
import { serve } from '../../serve.ts';
import { createVisitCounter } from '../../visit-counter.ts';
import { contactForm, longestForm } from './contact-form.ts';
import { submitMessage } from './submit-message.ts';

/** The contact form: sent as JSON by the page's code or, without it, by the browser itself, which gets a page back. */
export function contactRoutes(context: ApiContext): void {
  const { app, db, pool, clock, config, enqueueMail, judgeUpload, uploads } = context;
  const { limit, anonymousLimit } = config.contact;
  const countAnonymous = createVisitCounter(anonymousLimit);
  // Before the body is read nobody knows which of the two it is; each has its own limit once it is.
  const countEither = createVisitCounter({ hits: limit.hits + anonymousLimit.hits, window: limit.window });

  acceptBrowserForms(app, contactForm(config.publicUrl), (scope) => {
    serve(
      scope,
      sendContact,
      // Whether it is anonymous shows only when it is read.
      { bodyLimit: longestForm, config: { visitCounter: countEither } },
      async (request, reply) => {
        const now = clock();
        let mayAcknowledge = false;
        if (isAnonymous(request.body)) countAnonymous(request.ip, now);
        else {
          const networks = await context.networks(request);
          await countNetworks(db, 'contact', { networks, limit, says: tooManyAttempts, now });
          const { email, website } = request.body;
          // Robots would have us write to addresses that are not theirs.
          mayAcknowledge = !website && (await mayMail(db, 'contact', { email, networks }, config.mailLimits, now));
        }
        const ports = {
          pool,
          now,
          enqueueMail,
          judgeUpload,
          uploads,
          mayAcknowledge,
          config: config.contact,
          log: request.log,
        };
        return reply.code(201).send(await submitMessage(request.body, ports));
      },
    );
  });
}
