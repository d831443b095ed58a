import type { Address } from './addresses.ts';
import { counted } from './counted.ts';
import type { Reading } from './reading.ts';
import type { Signal } from './signals.ts';
import { topics } from './vocabulary.ts';

/** Addresses that lead away from what the comment is about. */
export const foreignAddresses = (addresses: readonly Address[]) =>
  addresses.filter(({ kind }) => kind === 'other' || kind === 'shortener' || kind === 'chat');

const phone =
  /(?<![\p{L}\d#.-])(?:\+|00)\d[\d .\-()]{7,16}\d(?!\d)|(?<![\p{L}\d#.,-])[6789]\d{2}[ .-]?\d{2,3}[ .-]?\d{2,3}(?:[ .-]?\d{2})?(?![\d\p{L}])/u;
const chatApp = /(?<!\p{L})(?:whats?app|wasap|guasap|wsp|telegram|signal|skype|wechat|kik|imo|hangouts?)(?!\p{L})/iu;
const comeAndTalk =
  / (?:escribeme|escribidme|escribame|escribenos|contactame|contactadme|contacteme|contactanos|contacte|contacta|hablame|llamame|llamanos|llama al|agregame|anademe|mandame|enviame|mensaje privado|por privado|al privado|en privado|dm|md|inbox|escriu me|escriviu me|contacta m|truca|text me|message me|contact me|contact him|contact her|write me|write to|reach him|reach me|reach out|add me|call me)(?= )/;

function howToTalk({ facts, line, emails, addresses }: Reading) {
  const handle = /(?<![\p{L}\p{N}.])@[a-z0-9_]{4,}/iu.test(facts.content);
  return {
    phone: phone.test(facts.content),
    chat: chatApp.test(facts.content) || addresses.some(({ kind }) => kind === 'chat'),
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
    (chat && (asks || handle || email)) ||
    (asks && (email || handle))
  );
}

export const addressSignals: readonly Signal[] = [
  function links({ addresses }) {
    const foreign = foreignAddresses(addresses).length;
    const personal = addresses.filter(({ kind }) => kind === 'personal').length;
    const count = foreign + personal;
    if (count === 0) return null;
    const points = Math.min(60, foreign * 14 + personal * 5 + Math.max(0, count - 1) * 6);
    return { code: 'links', words: counted(count, 'Un enlace', 'enlaces'), points };
  },

  function shortened({ addresses }) {
    if (!addresses.some(({ kind }) => kind === 'shortener')) return null;
    return { code: 'shortened', words: 'Un enlace acortado, que esconde adónde lleva', points: 24 };
  },

  function cheapDomain({ addresses }) {
    if (!addresses.some(({ kind, cheap }) => cheap && kind === 'other')) return null;
    return { code: 'cheap-domain', words: 'Un dominio de los que se usan para el spam', points: 18 };
  },

  function tellingHost({ addresses }) {
    const hosts = foreignAddresses(addresses).map(({ host }) => host);
    const found = topics.find((topic) => topic.hosts.some((part) => hosts.some((host) => host.includes(part))));
    return found
      ? { code: 'telling-host', words: `El nombre del enlace lo dice: ${found.words.toLowerCase()}`, points: 30 }
      : null;
  },

  function nothingButAddress({ addresses, wordCount }) {
    const foreign = foreignAddresses(addresses).length;
    if (foreign === 0 || wordCount > 3) return null;
    return { code: 'only-link', words: 'Poco más que un enlace', points: 36 };
  },

  function disguisedAddress({ disguisedAddresses }) {
    if (disguisedAddresses === 0) return null;
    return { code: 'disguised-link', words: 'Una dirección escrita para que no se reconozca', points: 40 };
  },

  function forumMarkup({ facts }) {
    if (!/\[(?:url|link|img)[=\]]/i.test(facts.content)) return null;
    return { code: 'forum-markup', words: 'Enlaces con marcas de foro ([url])', points: 50 };
  },

  function praiseWithLink({ addresses, praises, tradeWords }) {
    if (praises === 0 || foreignAddresses(addresses).length === 0) return null;
    return {
      code: 'praise-with-link',
      words: 'Elogio que valdría para cualquier texto, con un enlace',
      points: tradeWords > 2 ? 18 : 36,
    };
  },

  function contactBait(reading) {
    const { phone, chat, asks, email, handle } = howToTalk(reading);
    const ways = [phone && 'un teléfono', chat && 'un chat', email && 'un correo', handle && 'un usuario'].filter(
      Boolean,
    );
    const points =
      (phone ? 26 : 0) + (email ? 12 : 0) + (chat && (asks || phone || handle || email) ? 26 : 0) + (asks ? 10 : 0);
    if (points === 0 || ways.length === 0) return null;
    return { code: 'contact-bait', words: `Lleva la conversación fuera: ${ways.join(', ')}`, points };
  },

  function aliasWithAddress({ aliasAddresses }) {
    if (aliasAddresses === 0) return null;
    return { code: 'alias-link', words: 'El alias es una dirección', points: 45 };
  },
];
