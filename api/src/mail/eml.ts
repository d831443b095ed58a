/** The parts of a mail that a person reads. */
export interface EmlContent {
  to: string;
  subject: string;
  date: Date;
  text: string;
  html: string;
}

/**
 * Reads a mail that this site has written: two bodies, `multipart/alternative`, each in base64 or as it is. Not meant
 * for mail from elsewhere.
 */
export function readEml(source: string): EmlContent {
  const mail = splitPart(source.replaceAll('\r\n', '\n'));
  const boundary = /boundary="([^"]+)"/.exec(mail.headers.get('content-type') ?? '')?.[1];
  const parts = boundary
    ? mail.body
        .split(`--${boundary}`)
        .slice(1, -1)
        .map((part) => splitPart(part.trimStart()))
    : [mail];
  const bodyOf = (type: string) => {
    const part = parts.find(({ headers }) => headers.get('content-type')?.startsWith(type));
    return part ? decodeBody(part) : '';
  };
  return {
    to: mail.headers.get('to') ?? '',
    subject: decodeWords(mail.headers.get('subject') ?? ''),
    date: new Date(mail.headers.get('date') ?? 0),
    text: bodyOf('text/plain'),
    html: bodyOf('text/html'),
  };
}

interface Part {
  headers: Map<string, string>;
  body: string;
}

function splitPart(source: string): Part {
  const end = source.indexOf('\n\n');
  const lines = source
    .slice(0, end)
    .replace(/\n[ \t]+/g, ' ')
    .split('\n');
  const headers = new Map(
    lines.map((line) => [line.split(':', 1)[0]?.toLowerCase() ?? '', line.slice(line.indexOf(':') + 1).trim()]),
  );
  return { headers, body: source.slice(end + 2) };
}

function decodeBody({ headers, body }: Part): string {
  switch (headers.get('content-transfer-encoding')) {
    case 'base64':
      return Buffer.from(body, 'base64').toString('utf8');
    case 'quoted-printable':
      return decodeQuoted(body.replace(/=\n/g, ''));
    default:
      return body.trimEnd();
  }
}

function decodeQuoted(text: string): string {
  const bytes = text.replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

/** RFC 2047 words; white space between two of them is not part of the text. */
function decodeWords(header: string): string {
  return header
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([BQ])\?([^?]*)\?=/gi, (_, encoding: string, text: string) =>
      encoding.toUpperCase() === 'B'
        ? Buffer.from(text, 'base64').toString('utf8')
        : decodeQuoted(text.replaceAll('_', ' ')),
    );
}
