import type { ContactReceipt, NewContact } from '@femcoders/contracts/contact';
import { contactLimits } from '@femcoders/contracts/contact-limits';
import type { BrowserFormKind } from '../../browser-forms/accept-browser-forms.ts';
import { longestTyped, typedIn } from '../../browser-forms/browser-form.ts';
import { withinDays } from './contact-mails.ts';

/** Longest body, in bytes: the largest file in base64 and everything typed. */
export const longestForm = Math.ceil(contactLimits.attachmentMax / 3) * 4 + longestTyped;

/** The contact form as a browser sends it without scripts, and what it is answered. */
export const contactForm = (publicUrl: string): BrowserFormKind<ContactReceipt> => ({
  fieldsOf,
  pageOf: ({ reference, replyDays }) => ({
    title: 'Mensaje enviado',
    facts: [`Tu referencia es ${reference}.`, `Te respondemos ${withinDays(replyDays)}.`],
    link: { href: `${publicUrl}/`, name: 'Volver al inicio' },
  }),
  failed: 'No hemos podido enviar tu mensaje',
  formOf: () => ({ href: `${publicUrl}/contacto`, name: 'Contacto' }),
});

async function fieldsOf(form: FormData) {
  const typed = (name: keyof NewContact) => typedIn(form, name);
  const file = form.get('attachment');
  return {
    reason: typed('reason'),
    anonymous: form.has('anonymous'),
    name: typed('name'),
    email: typed('email'),
    company: typed('company'),
    helps: form.getAll('helps'),
    talkDate: typed('talkDate'),
    talkCity: typed('talkCity'),
    message: typed('message'),
    privacy: form.has('privacy'),
    website: typed('website'),
    ...(file instanceof File &&
      file.size > 0 && {
        attachment: { name: file.name, content: await file.bytes() },
      }),
  };
}
