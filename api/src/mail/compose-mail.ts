import { escapeHtml } from '@femcoders/contracts/escape-html';
import { oneLine } from '../one-line.ts';
import { theme } from './mail-theme.ts';
import type { OutgoingMail } from './outgoing-mail.ts';

/** Longest subject, in characters. */
const longestSubject = 60;

/** Why she gets what is about her account. */
export const whyAccount = 'Recibes este correo porque tienes una cuenta con esta dirección.';

/** How somebody writes to us. @param publicUrl address of the site without a trailing slash */
export const writeToUs = (publicUrl: string) => ['Escribirnos', `${publicUrl}/contacto`] as const;

/** A plain text; a list; what is known, by name; or somebody's words. Line breaks stay. */
export type MailPart =
  | string
  | readonly string[]
  | { facts: readonly (readonly [name: string, value: string])[] }
  | { quote: string };

export interface MailParts {
  to: string;
  /** Where an answer goes: of a mail that a person has written. */
  replyTo?: string;
  /** Cut where it is longer than 60 characters. */
  subject: string;
  /** Begins with a greeting unless it contains words of somebody, who greets by herself. */
  greeting?: boolean;
  /** The name in the greeting, where it is known to be hers: a name that a stranger typed into a form is not. */
  name?: string | undefined;
  paragraphs: readonly MailPart[];
  /** The links below the text: label and address. The first is the mail's purpose, and becomes a button. */
  links?: readonly (readonly [label: string, address: string])[];
  /** Begins with "Recibes este correo porque". */
  why: string;
}

/**
 * Returns a mail as text and as HTML with the same content. Nothing given is read as HTML. The queue puts the site's frame
 * round it.
 */
export function composeMail(parts: MailParts): OutgoingMail {
  const { to, replyTo, subject, greeting = true, name, paragraphs, links = [], why } = parts;
  const said: readonly MailPart[] = (greeting ? [greetingTo(name), ...paragraphs] : paragraphs).map(withOneStop);
  const [action, ...others] = links;
  return {
    to,
    ...(replyTo && { replyTo }),
    subject: cutSubject(oneLine(subject)),
    text: [...said.map(textOf), ...links.map(([label, address]) => `${label}: ${address}`)].join('\n\n'),
    html: [...said.map(htmlOf), ...(action ? [button(...action)] : []), ...others.map((link) => anchor(...link))].join(
      '',
    ),
    why,
  };
}

/** Matches a plausible name: one who enters another person's address gets no sentence or link into the mail. */
const namely = /^\p{L}[\p{L}\p{M}'’ .-]{0,39}$/u;

/** `Hola, Ana:` */
function greetingTo(name = ''): string {
  const line = oneLine(name);
  return namely.test(line) && !/\.\S/.test(line) ? `Hola, ${line}:` : 'Hola:';
}

/** The same mail with the name of her account in its greeting, unless it greets by name or a person wrote it. */
export function greetByName<Greeting extends Pick<OutgoingMail, 'text' | 'html' | 'replyTo'>>(
  mail: Greeting,
  name: string,
): Greeting {
  const [plain, named] = [greetingTo(), greetingTo(name)];
  if (mail.replyTo || !mail.text.startsWith(`${plain}\n`)) return mail;
  return {
    ...mail,
    text: mail.text.replace(plain, () => named),
    html: mail.html.replace(htmlOf(plain), () => htmlOf(named)),
  };
}

/** Cut at a word where that leaves most of it. */
function cutSubject(subject: string): string {
  if (subject.length <= longestSubject) return subject;
  const cut = subject.slice(0, longestSubject - 1);
  const space = cut.lastIndexOf(' ');
  const kept = space > longestSubject * (2 / 3) ? cut.slice(0, space) : cut;
  return `${kept.replace(/[\s,;:.–—-]+$|[\uD800-\uDBFF]$/, '')}…`;
}

/** Our own sentences may end with an hour, whose abbreviation has the full stop already; a quote stays as it was written. */
function withOneStop(part: MailPart): MailPart {
  const clean = (text: string) => text.replace(/([ap]\. ?m\.)\.(?!\.)/g, '$1');
  if (typeof part === 'string') return clean(part);
  return 'quote' in part || 'facts' in part ? part : part.map(clean);
}

function textOf(part: MailPart): string {
  if (typeof part === 'string') return part;
  if ('quote' in part) return part.quote.replace(/^/gm, '> ');
  if ('facts' in part) return part.facts.map(([name, value]) => `${name}: ${value}`).join('\n');
  return part.map((line) => `- ${line}`).join('\n');
}

const space = 'margin:0 0 16px';

function htmlOf(part: MailPart): string {
  if (typeof part === 'string') return `<p style="${space}">${lines(part)}</p>`;
  if ('quote' in part) {
    const border = `padding:0 0 0 16px;border-left:4px solid ${theme.line}`;
    return `<blockquote class="quote" style="${space};${border}">${lines(part.quote)}</blockquote>`;
  }
  if ('facts' in part) {
    const facts = part.facts.map(([name, value]) => `<strong>${escapeHtml(name)}:</strong> ${lines(value)}`);
    return `<p style="${space}">${facts.join('<br>')}</p>`;
  }
  const items = part.map((line) => `<li style="margin:0 0 8px">${lines(line)}</li>`);
  return `<ul style="${space};padding:0 0 0 24px">${items.join('')}</ul>`;
}

const lines = (text: string) => escapeHtml(text).replaceAll('\n', '<br>');

/** A button, and its address for mail programs without buttons. */
function button(label: string, address: string): string {
  const href = escapeHtml(address);
  const inside = `display:inline-block;padding:14px 24px;color:${theme.onViolet};font-weight:700;text-decoration:none`;
  return (
    `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:24px 0 16px"><tr>` +
    `<td class="button" bgcolor="${theme.link}" style="background:${theme.link}">` +
    `<a href="${href}" style="${inside}">${escapeHtml(label)}</a></td></tr></table>` +
    `<p class="muted" style="${space};font-size:14px;color:${theme.muted}">Si el botón no funciona, copia esta dirección ` +
    `en tu navegador:<br><a class="link" href="${href}" style="color:${theme.link};word-break:break-all">${href}</a></p>`
  );
}

function anchor(label: string, address: string): string {
  return `<p style="${space}"><a class="link" href="${escapeHtml(address)}" style="color:${theme.link};font-weight:700">${escapeHtml(label)}</a></p>`;
}
