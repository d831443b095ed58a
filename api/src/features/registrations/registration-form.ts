import type { RegistrationAnswer } from '@femcoders/contracts/registration';
import type { FastifyRequest } from 'fastify';
import type { BrowserFormKind } from '../../browser-forms/accept-browser-forms.ts';
import { typedIn } from '../../browser-forms/browser-form.ts';
import type { BrowserPage } from '../../browser-forms/browser-page.ts';
import { plainMoment } from '../../plain-moment.ts';

/** The form of an event's page as a browser sends it without scripts, and what it is answered. */
export function registrationForm(publicUrl: string): BrowserFormKind<RegistrationAnswer> {
  const eventPage = (request: FastifyRequest) => {
    const { slug } = request.params as { slug: string };
    return { href: `${publicUrl}/eventos/${encodeURIComponent(slug)}`, name: 'Volver al evento' };
  };
  return {
    fieldsOf: (form) => ({
      name: typedIn(form, 'name'),
      email: typedIn(form, 'email'),
      privacy: form.has('privacy'),
      website: typedIn(form, 'website'),
    }),
    answersEachTime: true,
    pageOf: ({ state, confirm_by, kept = true }, request) => ({
      ...pages[state](confirm_by && plainMoment(new Date(confirm_by)), kept),
      link: eventPage(request),
    }),
    failed: 'No hemos podido apuntarte',
    formOf: eventPage,
  };
}

const ifKnown = 'Si ya estabas apuntada con ese correo, te lo decimos en él y no tienes que confirmar nada.';

/** The pages by what was free; `until` is null for a member, who has nothing to confirm. */
const pages = {
  registered: (until: string | null, kept: boolean) =>
    until
      ? {
          title: 'Falta un paso: confirma tu plaza',
          facts: [
            ...(kept
              ? [
                  `Te la guardamos hasta el ${until}. Abre el correo que te hemos enviado y pulsa el botón de su enlace.`,
                  'Si para entonces no lo has pulsado, queda libre para otra persona.',
                ]
              : [
                  'Quedan plazas, pero no te guardamos ninguna: abre el correo que te hemos enviado y pulsa el botón de su enlace cuanto antes.',
                  'Tendrás plaza si queda alguna y, si no, entrarás en la lista de espera.',
                ]),
            ifKnown,
          ],
        }
      : {
          title: 'Tienes plaza',
          facts: ['Te hemos enviado un correo con los detalles y un enlace para gestionar tu plaza.'],
        },
  waiting: (until: string | null) => ({
    title: until ? 'Falta un paso: confirma que quieres esperar' : 'Estás en la lista de espera',
    facts: [
      ...(until
        ? [
            `El evento está completo. Abre el correo que te hemos enviado y pulsa el botón de su enlace antes del ${until}: tu puesto cuenta desde ese momento.`,
            ifKnown,
          ]
        : ['El evento está completo. Te hemos enviado un correo con tu puesto y un enlace para dejar la lista.']),
      'Si queda libre una plaza y te toca, te escribimos y te la guardamos 24 horas.',
    ],
  }),
} satisfies Record<
  RegistrationAnswer['state'],
  (until: string | null, kept: boolean) => Pick<BrowserPage, 'title' | 'facts'>
>;
