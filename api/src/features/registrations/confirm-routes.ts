import * as endpoints from '@femcoders/contracts/endpoints/registrations';
import { acceptBrowserForms } from '../../browser-forms/accept-browser-forms.ts';
import type { ApiContext } from '../../context.ts';
import { serve } from '../../serve.ts';
import { confirmForm } from './confirm-form.ts';
import { confirmPlace } from './confirm-place.ts';

/** The button behind the link of a mail: it shows that the address with which a place was asked for is hers. */
export function confirmPlaceRoutes(context: ApiContext): void {
  const { app, pool, clock, config, enqueueMail, placeLinks } = context;

  acceptBrowserForms(app, confirmForm(config.publicUrl), (scope) => {
    serve(
      scope,
      endpoints.confirmPlace,
      {
        config: {
          idempotent: true,
          addressLimit: { bucket: 'registration:confirm', limit: config.registrations.limit },
        },
      },
      async (request) => confirmPlace(request.body, { pool, now: clock(), enqueueMail, links: await placeLinks() }),
    );
  });
}
