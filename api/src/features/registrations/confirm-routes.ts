import { confirmedPlaceSchema, placeConfirmationSchema } from '@femcoders/contracts/registration';
import type { ApiContext } from '../../context.ts';
import { takeBrowserForms } from '../browser-forms/take-browser-forms.ts';
import { confirmForm } from './confirm-form.ts';
import { confirmPlace } from './confirm-place.ts';

/** The button behind the link of a mail: it shows that the address with which a place was asked for is hers. */
export function confirmPlaceRoutes(context: ApiContext): void {
  const { app, pool, clock, config, enqueueMail, placeLinks } = context;

  takeBrowserForms(app, confirmForm(config.publicUrl), (scope) => {
    scope.post(
      '/registrations/confirm',
      {
        config: {
          idempotent: true,
          addressLimit: { bucket: 'registration:confirm', limit: config.registrations.limit },
        },
        schema: {
          tags: ['Plazas'],
          summary: 'Confirma la plaza que se guarda para un correo',
          description:
            'Abrir el enlace del correo no confirma nada: también lo abren los programas que lo revisan. El nombre que se dice aquí es el que queda.',
          body: placeConfirmationSchema,
          response: { 200: confirmedPlaceSchema },
        },
      },
      async (request) => confirmPlace(request.body, { pool, now: clock(), enqueueMail, links: await placeLinks() }),
    );
  });
}
