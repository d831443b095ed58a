import { escapeHtml } from '../../escape-html.ts';
import type { OutgoingMail } from './outbox.ts';

/** Longest subject, in characters. */
const longestSubject = 60;

export interface MailParts {
  to: string;
  /** Cut where it is longer than 60 characters. */
  subject: string;
  /** Each a plain text; a list is told as one. */
  paragraphs: readonly (string | readonly string[])[];
  /** What she can do, below the text: words and address. */
  links?: readonly (readonly [label: string, address: string])[];
  /** Begins with "Recibes este correo porque". */
  why: string;
}

/** A mail as text and as HTML, both saying the same. Nothing given is read as HTML. */
export function composeMail({ to, subject, paragraphs, links = [], why }: MailParts): OutgoingMail {
  const texts = paragraphs.map((part) =>
    typeof part === 'string' ? part : part.map((line) => `- ${line}`).join('\n'),
  );
  const addresses = links.map(([label, address]) => `${label}: ${address}`);
  const parts = paragraphs.map((part) =>
    typeof part === 'string'
      ? `<p>${escapeHtml(part)}</p>`
      : `<ul>${part.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul>`,
  );
  const anchors = links.map(([label, address]) => `<p><a href="${escapeHtml(address)}">${escapeHtml(label)}</a></p>`);
  return {
    to,
    subject: subject.length > longestSubject ? `${subject.slice(0, longestSubject - 1).trimEnd()}…` : subject,
    text: `${['Hola:', ...texts, ...addresses, why].join('\n\n')}\n`,
    html: `<p>Hola:</p>${parts.join('')}${anchors.join('')}<p><small>${escapeHtml(why)}</small></p>`,
  };
}
