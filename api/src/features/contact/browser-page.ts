import { createHash } from 'node:crypto';
import type { ContactReceipt } from '@femcoders/contracts/contact';
import type { Problem } from '@femcoders/contracts/problem';
import { escapeHtml } from '../../escape-html.ts';
import { withinDays } from './contact-mails.ts';

const style =
  'body{max-width:40rem;margin:12vh auto;padding:0 1.25rem;font:1.125rem/1.6 system-ui,sans-serif}h1{line-height:1.1}:root{color-scheme:light dark}';
const styleHash = createHash('sha256').update(style).digest('base64');

export const browserPageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; frame-ancestors 'none'; base-uri 'none'`,
};

/** What the API answers to the form, as a page for a browser without scripts. */
export function browserPage(answer: ContactReceipt | Problem, publicUrl: string): string {
  if ('reference' in answer) {
    const { reference, replyDays } = answer;
    const facts = [`Tu referencia es ${reference}.`, `Te respondemos ${withinDays(replyDays)}.`];
    return document('Mensaje enviado', paragraphs(facts), `${publicUrl}/`, 'Volver al inicio');
  }
  const problems = answer.fields?.map(({ message }) => message) ?? [answer.message];
  const advice = 'Vuelve atrás con el botón de tu navegador: lo que has escrito sigue en el formulario.';
  const list = `<ul>${problems.map((problem) => `<li>${escapeHtml(problem)}</li>`).join('')}</ul>`;
  return document(
    'No hemos podido enviar tu mensaje',
    list + paragraphs([advice]),
    `${publicUrl}/contacto`,
    'Contacto',
  );
}

const paragraphs = (texts: string[]) => texts.map((text) => `<p>${escapeHtml(text)}</p>`).join('');

function document(title: string, body: string, href: string, link: string): string {
  return `<!doctype html><html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${style}</style></head><body><main><h1>${title}</h1>${body}<p><a href="${escapeHtml(href)}">${link}</a></p></main></body></html>`;
}
