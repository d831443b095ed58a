import { leadsAway } from './address-signals.ts';
import type { TopicFound } from './reading.ts';
import type { Signal } from './signal.ts';

/** A topic alone never makes spam: somebody may work in a casino. */
const mostOfTopic = 60;
/** From here on a topic is what the comment is about, not a word in passing. */
const clearTopic = 30;
/** From here on even an address of a social network sells it. */
const plainTopic = 40;

const byPoints = (a: TopicFound, b: TopicFound) => b.points + b.disguisedPoints - a.points - a.disguisedPoints;

export const wordingSignals: readonly Signal[] = [
  function topic({ topics }) {
    const [main, second] = topics.toSorted(byPoints);
    if (!main) return null;
    const points = Math.min(mostOfTopic, main.points + main.disguisedPoints + Math.min(12, second?.points ?? 0));
    return { code: main.topic.code, words: main.topic.words, points };
  },

  function sellsElsewhere(reading) {
    const clear = reading.topics.some(({ points, disguisedPoints }) => points + disguisedPoints >= clearTopic);
    const plain = reading.topics.some(({ points }) => points >= plainTopic);
    const shows = reading.addresses.some(({ kind }) => kind === 'personal');
    if (!clear || !(leadsAway(reading) || (plain && shows))) return null;
    return { code: 'sells-elsewhere', words: 'Y lleva a otro sitio para ello', points: 30 };
  },

  function disguisedWords({ topics }) {
    if (!topics.some(({ disguisedPoints }) => disguisedPoints >= 18)) return null;
    return { code: 'disguised-words', words: 'Palabras escritas para esquivar un filtro', points: 40 };
  },

  function mixedAlphabets({ mixedWords }) {
    if (mixedWords === 0) return null;
    return {
      code: 'mixed-alphabets',
      words: 'Letras de otro alfabeto dentro de una palabra',
      points: mixedWords > 1 ? 45 : 30,
    };
  },

  function invisible({ hiddenSigns }) {
    if (hiddenSigns === 0) return null;
    return {
      code: 'hidden-signs',
      words: 'Signos invisibles dentro de una palabra',
      points: hiddenSigns > 1 ? 25 : 12,
    };
  },

  function aliasSells({ aliasTopics, tradeWords }) {
    const most = Math.max(0, ...aliasTopics.map(({ points, disguisedPoints }) => points + disguisedPoints));
    if (most < 18) return null;
    return {
      code: 'alias-sells',
      words: 'El alias anuncia algo',
      points: (most >= 40 ? 60 : 25) + (tradeWords === 0 ? 20 : 0),
    };
  },

  function otherAlphabet(reading) {
    const { prose } = reading;
    const letters = prose.match(/\p{L}/gu)?.length ?? 0;
    const latin = prose.match(/\p{Script=Latin}/gu)?.length ?? 0;
    if (letters < 8 || latin > letters / 2) return null;
    return { code: 'other-alphabet', words: 'Escrito en otro alfabeto', points: leadsAway(reading) ? 70 : 40 };
  },

  function english({ line, wordCount }) {
    if (wordCount < 6) return null;
    const said = line.match(
      / (?:the|and|you|your|is|are|to|of|this|that|with|for|my|i|it|in|have|was|from|we|our)(?= )/g,
    );
    const here = line.match(/ (?:el|la|los|las|de|que|y|en|un|una|es|con|por|para|me|mi|i|els|les|amb|per|dels)(?= )/g);
    if ((said?.length ?? 0) < wordCount / 6 || (here?.length ?? 0) > (said?.length ?? 0) / 2) return null;
    return { code: 'english', words: 'Escrito en inglés', points: 12 };
  },

  function gibberish({ prose }) {
    const words = prose.match(/(?<!\p{L})\p{Script=Latin}{6,}/gu) ?? [];
    const odd = words.filter((word) => /[bcdfghjklmnpqrstvwxz]{6}|^[^aeiouáéíóúàèòïüy]+$|[jqxzkw]{3}/iu.test(word));
    if (odd.length < 2 || odd.length < words.length / 3) return null;
    return {
      code: 'gibberish',
      words: 'Letras al azar',
      points: odd.length > 2 && odd.length >= words.length * 0.75 ? 80 : 40,
    };
  },

  function code({ hasCode }) {
    return hasCode ? { code: 'code', words: 'Lleva código, como es normal aquí', points: -15 } : null;
  },

  function aboutTheTrade({ tradeWords }) {
    if (tradeWords < 2) return null;
    return { code: 'on-topic', words: 'Habla de lo que se habla aquí', points: tradeWords > 4 ? -14 : -8 };
  },
];
