import type { ConfirmedPlace } from '@femcoders/contracts/registration';
import type { BrowserFormKind } from '../../browser-forms/accept-browser-forms.ts';
import { typedIn } from '../../browser-forms/browser-form.ts';

/** The form of the page that confirms a place as a browser sends it without scripts, and what it is answered. */
export function confirmForm(publicUrl: string): BrowserFormKind<ConfirmedPlace> {
  return {
    fieldsOf: (form) => ({ key: typedIn(form, 'key'), ...(form.has('name') && { name: typedIn(form, 'name') }) }),
    answersEachTime: true,
    pageOf: ({ state, token }) => ({
      ...pages[state],
      link: { href: `${publicUrl}/eventos/mi-plaza#${token}`, name: 'Ver tu plaza' },
    }),
    failed: 'No hemos podido confirmar tu plaza',
    formOf: () => ({ href: `${publicUrl}/eventos/confirmar-plaza`, name: 'Volver a escribir el código' }),
  };
}

const mailed = 'Te hemos enviado un correo con los detalles.';
const pages = {
  registered: { title: 'Tienes plaza', facts: [mailed] },
  waiting: {
    title: 'Estás en la lista de espera',
    facts: [mailed, 'Si queda libre una plaza y te toca, te escribimos y te la guardamos 24 horas.'],
  },
  offered: { title: 'Hay una plaza para ti', facts: ['Acéptala con el enlace del correo.'] },
  cancelled: { title: 'Ya no tienes plaza', facts: ['Puedes pedirla otra vez en la página del evento.'] },
} as const satisfies Record<ConfirmedPlace['state'], { title: string; facts: readonly string[] }>;
