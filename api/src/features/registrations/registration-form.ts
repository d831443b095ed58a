import type { RegistrationAnswer } from '@femcoders/contracts/registration';
import type { FastifyRequest } from 'fastify';
import { typedIn } from '../browser-forms/browser-form.ts';
import type { BrowserFormKind } from '../browser-forms/take-browser-forms.ts';

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
    pageOf: ({ state }, request) => ({ ...pages[state], link: eventPage(request) }),
    failed: 'No hemos podido apuntarte',
    formOf: eventPage,
  };
}

const pages = {
  registered: {
    title: 'Tienes plaza',
    facts: ['Te hemos enviado un correo con los detalles y un enlace para gestionar tu plaza.'],
  },
  waiting: {
    title: 'Estás en la lista de espera',
    facts: [
      'El evento está completo. Te hemos enviado un correo con tu puesto y un enlace para dejar la lista.',
      'Si queda libre una plaza y te toca, te escribimos y te la guardamos 24 horas.',
    ],
  },
} as const satisfies Record<RegistrationAnswer['state'], { title: string; facts: readonly string[] }>;
