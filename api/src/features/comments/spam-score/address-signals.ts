import type { Address } from './addresses.ts';
import { countInWords } from './count-in-words.ts';
import type { Reading } from './reading.ts';
import type { Signal } from './signal.ts';
import { topics } from './vocabulary.ts';

/** Addresses that lead away from what the comment is about. */
export const foreignAddresses = (addresses: readonly Address[]) =>
  addresses.filter(({ kind }) => kind === 'other' || kind === 'shortener' || kind === 'chat');

/** With a prefix, or the nine digits of Spain; three sizes in a row (`600 700 800`) are none. */
const phone =
  /(?<![\p{L}\d#.-])(?:(?:\+|00)\d[\d .\-()]{7,16}\d|(?![1-9]00[ .-][1-9]00[ .-][1-9]00)[6-9]\d{2}(?:([ .-]?)\d{3}\1\d{3}|([ .-]?)\d{2}\2\d{2}\2\d{2}))(?![\d\p{L}])/u;
const chatApp = /(?<!\p{L})(?:whats?app|wasap|guasap|wsp|telegram|signal|skype|wechat)(?!\p{L})/iu;
const comeAndTalk =
  / (?:escribeme|escribidme|escribame|escribenos|contactame|contactadme|contacteme|contactanos|contacte|contacta|hablame|llamame|llamanos|llama al|agregame|anademe|mandame|enviame|mensaje privado|por privado|al privado|en privado|dm|md|inbox|escriu me|escriviu me|contacta m|truca|text me|message me|contact me|contact him|contact her|write me|write to|reach him|reach me|reach out|add me|call me|en mi perfil|de mi perfil|in my profile|link in bio)(?= )/;

/** A user's name, and no rule of a style sheet. */
const atName =
  /(?<![\p{L}\p{N}./])@\s?(?!(?:media|import|keyframes|supports|container|font|layer|charset|page|property|include|mixin|use|extend|function|return)(?![\p{L}]))[a-z0-9_]{4,}/iu;

function howToTalk({ facts, line, emails, addresses }: Reading) {
  const handle = atName.test(facts.content);
  const linked = addresses.some(({ kind }) => kind === 'chat');
  return {
    phone: phone.test(facts.content),
    linked,
    chat: linked || chatApp.test(facts.content),
    asks: comeAndTalk.test(line),
    email: emails > 0,
    handle,
  };
}

/** Whether the comment wants to lead its reader elsewhere. */
export function leadsAway(reading: Reading): boolean {
  const { phone, chat, asks, email, handle } = howToTalk(reading);
  return (
    foreignAddresses(reading.addresses).length > 0 ||
    reading.disguisedAddresses > 0 ||
    phone ||
    email ||
    asks ||
    (chat && handle)
  );
}

/** `casino777` names a casino; `learn` does not name `earn`. */
const names = (part: string, name: string) =>
  name.length > 5 ? part.startsWith(name) || part.endsWith(name) : part === name;

/** A link in Markdown: its words and its address. */
const linkWithWords = /\[([^[\]\n]{1,200})\]\(([^\s()]{1,500})/gu;
const hostIn = (text: string) =>
  /(?:https?:\/\/(?:www\.)?|www\.)([\p{L}\p{N}.-]{1,200})/iu.exec(text)?.[1]?.toLowerCase();

export const addressSignals: readonly Signal[] = [
  function links({ addresses }) {
    const foreign = foreignAddresses(addresses).length;
    const personal = addresses.filter(({ kind }) => kind === 'personal').length;
    const count = foreign + personal;
    if (count === 0) return null;
    const points = Math.min(60, foreign * 14 + personal * 5 + Math.max(0, count - 1) * 6);
    return { code: 'links', words: countInWords(count, 'Un enlace', 'enlaces'), points };
  },

  function shortened({ addresses }) {
    if (!addresses.some(({ kind }) => kind === 'shortener')) return null;
    return { code: 'shortened', words: 'Un enlace acortado, que esconde adónde lleva', points: 24 };
  },

  function followed({ addresses }) {
    if (!addresses.some(({ kind, tracked }) => tracked && kind !== 'reference')) return null;
    return { code: 'followed-link', words: 'Un enlace que cuenta quién llega, como los de afiliación', points: 20 };
  },

  function cheapDomain({ addresses }) {
    if (!addresses.some(({ kind, cheap }) => cheap && kind === 'other')) return null;
    return { code: 'cheap-domain', words: 'Un dominio de los que se usan para el spam', points: 18 };
  },

  function tellingHost({ addresses }) {
    const hosts = foreignAddresses(addresses).map(({ host }) => host);
    const parts = hosts.flatMap((host) => host.split(/[.-]/));
    const found = topics.find((topic) => topic.hosts.some((name) => parts.some((part) => names(part, name))));
    return found
      ? { code: 'telling-host', words: `El nombre del enlace lo dice: ${found.words.toLowerCase()}`, points: 30 }
      : null;
  },

  function nothingButAddress({ addresses, wordCount }) {
    const foreign = foreignAddresses(addresses).length;
    if (foreign === 0 || wordCount > 3) return null;
    return { code: 'only-link', words: 'Poco más que un enlace', points: wordCount > 1 ? 40 : 50 };
  },

  function disguisedAddress({ disguisedAddresses }) {
    if (disguisedAddresses === 0) return null;
    return { code: 'disguised-link', words: 'Una dirección escrita para que no se reconozca', points: 40 };
  },

  function misleadingLink({ facts }) {
    const misleads = [...facts.content.matchAll(linkWithWords)].some(([, words = '', address = '']) => {
      const named = hostIn(words);
      return named !== undefined && named !== hostIn(address);
    });
    if (!misleads) return null;
    return { code: 'misleading-link', words: 'El texto del enlace nombra otro sitio', points: 50 };
  },

  function forumMarkup({ facts }) {
    // In Markdown the words of a link may be these.
    if (!/\[(?:url|link|img)(?:=|\](?!\())/i.test(facts.content)) return null;
    return { code: 'forum-markup', words: 'Enlaces con marcas de foro ([url])', points: 50 };
  },

  function praiseWithLink({ addresses, aliasAddresses, praises, tradeWords }) {
    if (praises === 0 || foreignAddresses(addresses).length + aliasAddresses === 0) return null;
    return {
      code: 'praise-with-link',
      words: 'Elogio que valdría para cualquier texto, con un enlace',
      points: tradeWords > 2 ? 18 : 36,
    };
  },

  function contactBait(reading) {
    const { phone, linked, chat, asks, email, handle } = howToTalk(reading);
    const ways = [phone && 'un teléfono', chat && 'un chat', email && 'un correo', handle && 'un usuario'].filter(
      Boolean,
    );
    const points =
      (phone ? 26 : 0) +
      (email ? 12 : 0) +
      (chat && (linked || asks || phone || handle || email) ? 26 : 0) +
      (asks ? 10 : 0);
    if (points === 0 || ways.length === 0) return null;
    return { code: 'contact-bait', words: `Lleva la conversación fuera: ${ways.join(', ')}`, points };
  },

  function aliasWithAddress({ aliasAddresses }) {
    if (aliasAddresses === 0) return null;
    return { code: 'alias-link', words: 'El alias es una dirección', points: 55 };
  },
];
