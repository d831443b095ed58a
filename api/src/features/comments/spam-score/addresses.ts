import { splitWords } from './split-words.ts';

/** The kinds of targets of an address in a comment. */
export type AddressKind =
  /** Documentation and tools of the trade, the site itself, and addresses that only stand for one. */
  | 'reference'
  /** Where people of the trade show work, and social networks. */
  | 'personal'
  /** Hides where it leads. */
  | 'shortener'
  /** A conversation elsewhere. */
  | 'chat'
  | 'other';

export interface Address {
  host: string;
  kind: AddressKind;
  /** It ends like addresses that are bought by the thousand. */
  cheap: boolean;
  /** Its query says who sent the reader. */
  tracked: boolean;
}

const references = splitWords(`
  mozilla.org w3.org w3schools.com css-tricks.com web.dev github.com gitlab.com codepen.io jsfiddle.net
  stackblitz.com codesandbox.io stackoverflow.com caniuse.com react.dev reactjs.org nodejs.org npmjs.com
  developer.chrome.com freecodecamp.org webaim.org wikipedia.org typescriptlang.org figma.com flexboxfroggy.com
  cssgridgarden.com meetup.com eventbrite.com eventbrite.es fonts.google.com developers.google.com a11yproject.com
  deque.com schema.org sass-lang.com getbootstrap.com tailwindcss.com vitejs.dev vuejs.org angular.dev angular.io
  whatwg.org smashingmagazine.com javascript.info lenguajecss.com lenguajehtml.com lenguajejs.com python.org
  coloors.co unsplash.com git-scm.com visualstudio.com gencat.cat barcelona.cat example.com example.org example.net
  ejemplo.com ejemplo.es exemple.cat miweb.com mi-web.com tudominio.com tuweb.com dominio.com localhost 127.0.0.1
`);
const personal = splitWords(`
  netlify.app vercel.app github.io gitlab.io pages.dev surge.sh onrender.com herokuapp.com web.app glitch.me
  replit.app linkedin.com youtube.com youtu.be vimeo.com instagram.com medium.com dev.to behance.net notion.site
  drive.google.com docs.google.com x.com twitter.com tiktok.com facebook.com twitch.tv substack.com
`);
const shorteners = splitWords(`
  bit.ly tinyurl.com t.co cutt.ly shorturl.at is.gd goo.gl rb.gy acortar.link ow.ly lnkd.in rebrand.ly s.id n9.cl
  shorte.st adf.ly linktr.ee soo.gd tiny.cc v.gd bl.ink
`);
const chats = splitWords(`
  wa.me t.me telegram.me chat.whatsapp.com api.whatsapp.com wa.link signal.me line.me onlyfans.com
`);
const cheapEndings = splitWords(`
  xyz top click win bet casino loan loans vip club icu buzz ru cn tk ml ga cf gq life live fun monster lol quest sbs
  cfd bond cyou site online store shop info biz pro space website poker porn sexy xxx dating bid trade rest hair su
  pw ws
`);
/** Without `http` or `www`, only these endings make an address: `boton.click` and `muy bien.es que…` are none. */
const tellingEndings = new Set(splitWords('com net org xyz ru cn shop club vip casino bet loan icu tk'));
/**
 * A word and a dot that no browser opens, as people write them to get past a filter. White space is begun with once, not at each
 * of its signs.
 */
const writtenDot =
  /(?<!\s)\s*(?:\[\.\]|\(\.\)|\{\.\}|\(dot\)|\[dot\]|\(punto\)|\[punto\])\s*|\s(?:arroba|arrova)\s|\s(?:punto|punt|dot)\s(?=(?:com|net|org|es|info|xyz|ru|cat)(?![\p{L}\p{N}]))/giu;

export interface FoundAddresses {
  addresses: Address[];
  emails: number;
  /** Addresses written so that a filter overlooks them: `mi-sitio punto com`, `hxxp://`. */
  disguised: number;
  /** The text without them. */
  rest: string;
}

/** @param siteHost host of the site itself, which is no foreign address */
export function findAddresses(text: string, siteHost: string): FoundAddresses {
  const found: FoundAddresses = { addresses: [], emails: 0, disguised: 0, rest: '' };
  const readable = text.replace(writtenDot, () => {
    found.disguised += 1;
    return '.';
  });
  found.rest = readable.replace(/[^\s<>"'`()[\]{},;|]+/gu, (chunk) => {
    const spelled = chunk.replace(/^h(?:xx|tt|\*\*)ps?:\/\//iu, (scheme) => {
      if (!/^htt/i.test(scheme)) found.disguised += 1;
      return 'http://';
    });
    const host = hostOf(spelled);
    if (!host) return chunk;
    if (host.email) found.emails += 1;
    else found.addresses.push(describe(host.name, spelled, siteHost));
    return ' ';
  });
  return found;
}

function hostOf(chunk: string): { name: string; email: boolean } | null {
  // No address is without one of these, and most words have none.
  if (!/[.:]/.test(chunk)) return null;
  const at = chunk.toLowerCase().search(/https?:\/\/|www\./);
  const named = at >= 0 ? chunk.slice(at).replace(/^https?:\/\//i, '') : chunk;
  const beforePath = (named.split(/[/?#]/, 1)[0] ?? '').replace(/(?<![.:!?…])[.:!?…]+$/u, '').toLowerCase();
  if (at < 0 && beforePath.includes('@')) {
    const [user = '', domain = ''] = beforePath.split('@');
    return user && /^[^.]+(?:\.[^.]+)+$/.test(domain) ? { name: domain, email: true } : null;
  }
  const name = beforePath
    .replace(/^.*@/, '')
    .replace(/:\d+$/, '')
    .replace(/^www\./, '');
  if (at >= 0) return name ? { name, email: false } : null;
  const labels = name.split('.');
  const ending = labels.at(-1) ?? '';
  if (labels.length < 2 || !labels.every((label) => /^[\p{L}\p{N}-]+$/u.test(label))) return null;
  const listed = isOneOf(name, chats) || isOneOf(name, shorteners);
  return tellingEndings.has(ending) || listed ? { name, email: false } : null;
}

function describe(host: string, address: string, siteHost: string): Address {
  const cheap = cheapEndings.includes(host.split('.').at(-1) ?? '');
  const tracked = /[?&](?:ref|aff|a|affiliate|aff_id|partner|utm_\w+|gclid|fbclid|promo|coupon|tag)=/i.test(address);
  return { host, kind: kindOf(host, siteHost), cheap, tracked };
}

function kindOf(host: string, siteHost: string): AddressKind {
  if (isOneOf(host, [siteHost]) || isOneOf(host, references) || !host.includes('.')) return 'reference';
  if (isOneOf(host, chats)) return 'chat';
  if (isOneOf(host, shorteners)) return 'shortener';
  if (isOneOf(host, personal)) return 'personal';
  return 'other';
}

const isOneOf = (host: string, known: readonly string[]) =>
  known.some((name) => host === name || host.endsWith(`.${name}`));
