import { escapeHtml } from '@femcoders/contracts/escape-html';
import type { Mail } from './mail.ts';
import { darkStyle, theme } from './mail-theme.ts';

/** The sender of all mails, for their frame. */
export interface MailIdentity {
  brand: string;
  contactEmail: string;
  /** Address of the site without a trailing slash. */
  publicUrl: string;
  /** The legal holder of the site (LSSI, article 10): name, tax number, address. Empty while nobody has said. */
  holder: readonly string[];
}

/** A mail as it leaves: what it says, framed. */
export type FramedMail = Omit<Mail, 'why'>;

/** Longest preview, in characters: what lists of mails show next to the subject. */
const longestPreview = 140;

/**
 * Puts the site's frame round what a mail says: above, who writes; below, why she gets it, how it ends, and who answers
 * for it. Tables and styles on each element, because mail programs know little else; nothing is loaded.
 * @param toMember whether she has an account, and may choose what she gets
 */
export function frameMail({ why, ...mail }: Mail, identity: MailIdentity, toMember: boolean): FramedMail {
  const { brand, contactEmail, publicUrl, holder } = identity;
  const ways: [label: string, address: string][] = [];
  if (mail.unsubscribeUrl) ways.push(['Dejar de recibir estos avisos', mail.unsubscribeUrl]);
  if (toMember) ways.push(['Elegir qué avisos recibo', `${publicUrl}/personaliza-perfil/avisos`]);
  ways.push(['Aviso legal', `${publicUrl}/aviso-legal`]);
  const sender = [brand, ...holder, contactEmail].join(' · ');
  return {
    ...mail,
    text: [mail.text, '--', why, ways.map((way) => way.join(': ')).join('\n'), `${sender}\n`].join('\n\n'),
    html: document(mail, {
      home: `<a href="${escapeHtml(publicUrl)}/" style="color:${theme.onViolet};text-decoration:none">${escapeHtml(brand)}</a>`,
      below: [
        escapeHtml(why),
        ways.map(([label, address]) => footLink(label, address)).join(' &nbsp; '),
        escapeHtml(sender),
      ],
    }),
  };
}

function document({ subject, text, html }: Mail | FramedMail, frame: { home: string; below: string[] }): string {
  const title = escapeHtml(subject);
  const font = `font-family:${theme.font};font-size:16px;line-height:1.6`;
  return `<!doctype html>
<html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${title}</title><style>${darkStyle}</style></head>
<body class="page" style="margin:0;padding:0;background:${theme.page}">
<div aria-hidden="true" style="display:none;max-height:0;overflow:hidden">${escapeHtml(previewOf(text))}</div>
${table('class="page" width="100%"', `background:${theme.page}`)}<tr><td align="center" style="padding:24px 12px">
${table('width="600"', 'width:100%;max-width:600px;text-align:left')}
<tr><td bgcolor="${theme.link}" style="padding:20px 28px;background:${theme.link}">${masthead(frame.home)}</td></tr>
<tr><td class="sheet ink" bgcolor="${theme.sheet}" style="padding:32px 28px 16px;background:${theme.sheet};color:${theme.ink};${font};overflow-wrap:anywhere">
${html}
</td></tr>
<tr><td class="muted" style="padding:20px 28px;color:${theme.muted};${font};font-size:14px">
${frame.below.map((part) => `<p style="margin:0 0 12px">${part}</p>`).join('')}
</td></tr></table>
</td></tr></table>
</body></html>
`;
}

function footLink(label: string, address: string): string {
  return `<a class="link" href="${escapeHtml(address)}" style="color:${theme.link};white-space:nowrap">${label}</a>`;
}

/** The name, and three flowers of the pavement. */
function masthead(home: string): string {
  const name = `font-family:${theme.font};font-size:20px;font-weight:700;line-height:28px;color:${theme.onViolet}`;
  const flowers = theme.petals.map((colour) => `<td style="padding:0 0 0 8px">${flower(colour)}</td>`);
  return (
    `${table('width="100%"')}<tr><td style="${name}">${home}</td><td align="right" aria-hidden="true">` +
    `${table('')}<tr>${flowers.join('')}</tr></table></td></tr></table>`
  );
}

/** Four petals: squares where a program draws no round corners. */
function flower(colour: string): string {
  const rows = [
    ['60% 60% 0 60%', '60% 60% 60% 0'],
    ['60% 0 60% 60%', '0 60% 60% 60%'],
  ].map((corners) => `<tr>${corners.map((round) => petal(colour, round)).join('')}</tr>`);
  return `${table('')}${rows.join('')}</table>`;
}

function petal(colour: string, round: string): string {
  return `<td width="13" height="13" bgcolor="${colour}" style="width:13px;height:13px;background:${colour};border-radius:${round};font-size:0;line-height:0">&nbsp;</td>`;
}

function table(attributes: string, style = ''): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0"${attributes && ` ${attributes}`}${style && ` style="${style}"`}>`;
}

/** Returns the preview text of a mail: its first paragraph after the greeting. */
function previewOf(text: string): string {
  const [first = ''] = text.replace(/^Hola(, [^\n]+)?:\s+/, '').split('\n\n');
  return first.slice(0, longestPreview);
}
