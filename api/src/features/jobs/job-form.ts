import type { JobSubmission } from '@femcoders/contracts/job';
import type { BrowserFormKind } from '../../browser-forms/accept-browser-forms.ts';
import { typedIn } from '../../browser-forms/browser-form.ts';

type Name = keyof JobSubmission;

/** The form as a browser sends it without scripts, and what it is answered. Lists are written a line each. */
export const jobForm = (publicUrl: string): BrowserFormKind<{ sent: true }> => ({
  fieldsOf(form) {
    const typed = (name: Name) => typedIn(form, name);
    const lines = (name: Name) => typed(name).split('\n');
    const amount = (name: Name) => amountOf(typed(name));
    return {
      ...Object.fromEntries(plainFields.map((name) => [name, typed(name)])),
      technologies: typed('technologies').split(/[,\n]/),
      musts: lines('musts'),
      nices: lines('nices'),
      salaryMin: amount('salaryMin'),
      salaryMax: amount('salaryMax'),
      days: amount('days'),
      privacy: form.has('privacy'),
    };
  },
  pageOf: () => ({
    title: 'Te hemos enviado un correo',
    facts: [
      'Ábrelo y confirma la oferta: después la revisa el equipo antes de publicarla.',
      'Con el mismo enlace la cambias, la renuevas o dices que ya está cubierta.',
    ],
    link: { href: `${publicUrl}/ofertas-de-trabajo`, name: 'Volver a las ofertas' },
  }),
  failed: 'No hemos podido enviar la oferta',
  formOf: () => ({ href: `${publicUrl}/ofertas-de-trabajo/publicar`, name: 'Publicar una oferta' }),
});

/** The form that asks for new links, as a browser sends it without scripts. */
export const jobLinkForm = (publicUrl: string): BrowserFormKind<{ sent: true }> => ({
  // Asked for again because no mail came, it is sent again, as often as an address may have mails.
  answersEachTime: true,
  fieldsOf: (form) => ({ contactEmail: typedIn(form, 'contactEmail'), website: typedIn(form, 'website') }),
  pageOf: () => ({
    title: 'Mira tu correo',
    facts: ['Si hay ofertas con esa dirección, en un momento te llega el enlace para gestionarlas.'],
    link: { href: `${publicUrl}/ofertas-de-trabajo`, name: 'Volver a las ofertas' },
  }),
  failed: 'No hemos podido pedir el enlace',
  formOf: () => ({ href: `${publicUrl}/ofertas-de-trabajo/enlace`, name: 'Pedir el enlace' }),
});

const plainFields = [
  'title',
  'company',
  'companyUrl',
  'mode',
  'city',
  'workday',
  'contract',
  'level',
  'about',
  'process',
  'equality',
  'accessibility',
  'apply',
  'contactName',
  'contactEmail',
  'website',
] as const satisfies readonly Name[];

/** `28.000 €` as people write it; null for what is no number. */
function amountOf(typed: string): number | null {
  const digits = typed.replace(/[.\s€]/g, '');
  return digits === '' || Number.isNaN(Number(digits)) ? null : Number(digits);
}
