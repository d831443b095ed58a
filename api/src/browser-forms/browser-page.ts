import { createHash } from 'node:crypto';
import { escapeHtml } from '@femcoders/contracts/escape-html';
import type { Problem } from '@femcoders/contracts/problem';

const style =
  'body{max-width:40rem;margin:12vh auto;padding:0 1.25rem;font:1.125rem/1.6 system-ui,sans-serif}h1{line-height:1.1}:root{color-scheme:light dark}';
const styleHash = createHash('sha256').update(style).digest('base64');

export const browserPageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; frame-ancestors 'none'; base-uri 'none'`,
};

/** The answer to a form, as a page for a browser without scripts. */
export interface BrowserPage {
  title: string;
  /** A paragraph each. */
  facts: readonly string[];
  link: { href: string; name: string };
}

export function browserPage({ title, facts, link }: BrowserPage): string {
  return document(title, paragraphs(facts), link);
}

/** Why a form was not taken. */
export function browserProblemPage(problem: Problem, title: string, link: BrowserPage['link']): string {
  const problems = problem.fields?.map(({ message }) => message) ?? [problem.message];
  const advice = 'Vuelve atrás con el botón de tu navegador: lo que has escrito sigue en el formulario.';
  const list = `<ul>${problems.map((sentence) => `<li>${escapeHtml(sentence)}</li>`).join('')}</ul>`;
  return document(title, list + paragraphs([advice]), link);
}

const paragraphs = (texts: readonly string[]) => texts.map((text) => `<p>${escapeHtml(text)}</p>`).join('');

function document(title: string, body: string, link: BrowserPage['link']): string {
  return `<!doctype html><html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${style}</style></head><body><main><h1>${escapeHtml(title)}</h1>${body}<p><a href="${escapeHtml(link.href)}">${escapeHtml(link.name)}</a></p></main></body></html>`;
}
