import { outsideLink } from './outside-link.ts';

/** A part of a comment's text, as it is shown. */
export type CommentPart =
  | { kind: 'text' | 'code' | 'strong'; text: string }
  /** `host` is as browsers write it, so that letters that look alike show; null where the words begin with it. */
  | { kind: 'link'; text: string; href: string; host: string | null };

/**
 * The marks, in the order of the alternatives: `code`, **bold**, [text](https://…) and a bare https:// address. No
 * alternative can match the same sign twice, and each is limited in length or ends at the sign that begins the next: the
 * time is linear in the length of the text, also where marks are nested. None of them may hold another.
 */
const marked =
  /`([^`\n]+)`|\*\*([^*\n]+)\*\*|\[([^[\]\n]{1,200})\]\((https:\/\/(?:[^\s()]|\([^\s()]{0,200}\)){1,500})\)|https:\/\/[^\s<>"`]+/giu;

/** Signs that turn the direction of what follows (Unicode Standard Annex 9). */
const turnsDirection = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;
/** A name that reads like an address: as the words of a link to elsewhere it would deceive. */
const namesAddress = /:\/\/|www\.|[\p{L}\p{N}-]\.(?:com|org|net|es|cat|eu|dev|io|app|info|edu|gov)(?![\p{L}\p{N}])/iu;

/**
 * Reads the small part of Markdown that comments may use. A parser of all of it would also read headings, pictures, lists
 * and HTML, which comments do not have. What is not understood, or leads where readers may not be sent, stays as it was written.
 * @returns the parts, whose texts are never HTML
 */
export function commentParts(content: string): CommentPart[] {
  const parts: CommentPart[] = [];
  let shown = 0;
  for (const match of content.matchAll(marked)) {
    const part = partOf(match);
    if (!part) continue;
    if (match.index > shown) parts.push({ kind: 'text', text: content.slice(shown, match.index) });
    parts.push(part);
    shown = match.index + (part.kind === 'link' && !match[3] ? part.text.length : match[0].length);
  }
  if (shown < content.length) parts.push({ kind: 'text', text: content.slice(shown) });
  return parts;
}

function partOf([whole, code, strong, words, address]: RegExpExecArray): CommentPart | null {
  if (code) return { kind: 'code', text: code };
  if (strong) return { kind: 'strong', text: strong };
  const written = address ?? withoutEnd(whole);
  const url = outsideLink(written);
  if (!url) return null;
  if (words && (turnsDirection.test(words) || namesAnother(words, url.hostname))) return null;
  const text = words ?? written;
  return { kind: 'link', text, href: url.href, host: beginsWith(text, url.hostname) ? null : url.hostname };
}

/** Whether words read like an address of another host, also with the right one somewhere in them (`banco.example/right.example`). */
function namesAnother(words: string, host: string): boolean {
  if (!namesAddress.test(words)) return false;
  const [before = '', ...after] = words.toLowerCase().split(host);
  const around = [before.replace(/https:\/\/$/, ''), ...after];
  const isPartOfName = /[\p{L}\p{N}.@/-]$/u.test(around[0] ?? '') || after.some(goesOn);
  return after.length === 0 || isPartOfName || around.some((piece) => namesAddress.test(piece));
}

const scheme = 'https://';

function beginsWith(words: string, host: string): boolean {
  const lower = words.toLowerCase();
  const own = lower.startsWith(scheme) ? lower.slice(scheme.length) : lower;
  return own.startsWith(host) && !goesOn(own.slice(host.length));
}

/** Whether what stands after a host makes a longer name of it, or a name of somebody at another. */
const goesOn = (rest: string) => /^(?:[\p{L}\p{N}@-]|[.:][\p{L}\p{N}-])/u.test(rest);

/** A bare address without the signs that end the sentence around it; a bracket stays where it closes one within it. */
function withoutEnd(address: string): string {
  let end = address.length;
  const opened = address.split('(').length - address.split(')').length;
  let closing = Math.max(0, -opened);
  for (; end > 0; end--) {
    const sign = address[end - 1] ?? '';
    if (sign === ')' && closing > 0) closing -= 1;
    else if (!".,;:!?…»”’']}*_".includes(sign)) break;
  }
  return address.slice(0, end);
}
