import { type Address, findAddresses } from './addresses.ts';
import { countHiddenSigns, countMixedWords, deobfuscate, wordLine } from './deobfuscate.ts';
import { countTerms } from './terms.ts';
import { emptyPraise, type Topic, topics, trade } from './vocabulary.ts';

/** The facts of a comment that the score is computed from. */
export interface CommentFacts {
  content: string;
  /** As stored: `Anónimo` when none was given. */
  alias: string;
  /** Milliseconds between the first touch of the form and sending; null when the sender's program did not say. */
  elapsedMs: number | null;
  /** How many other comments with the same text came in the last days, under any article. */
  sameTextLately: number;
  /** Host of the site itself, without port: `femcoders.example`. */
  siteHost: string;
}

/** A topic of spam that is spoken of. */
export interface TopicFound {
  topic: Topic;
  points: number;
  /** Points of what could be read only without its disguise. */
  disguisedPoints: number;
}

/** Everything that the signals ask of a comment, found out once. */
export interface Reading {
  facts: CommentFacts;
  addresses: Address[];
  disguisedAddresses: number;
  emails: number;
  /** Content without addresses and code. */
  prose: string;
  /** Folded words of the prose, one space around each. */
  line: string;
  wordCount: number;
  hasCode: boolean;
  topics: TopicFound[];
  aliasTopics: TopicFound[];
  aliasAddresses: number;
  praises: number;
  tradeWords: number;
  hiddenSigns: number;
  mixedWords: number;
}

const fencedCode = /```.*?(?:```|$)|`[^`\n]*`/gs;
const tag = /<\/?[a-z!][^<>]*>/gi;
const declaration = /(?<![\w-])[a-z-]{3,}\s?:\s?[^;:{}\n]{1,80};/gi;
const plainTags = /^<\/?(?:a|b|i|u|p|br|em|img|strong|font|center|h[1-3])(?![\w-])/i;
const styled = /\s(?:class|id|target|rel|aria-\w+)=/i;
const scripting =
  /=>|\bconsole\.log\(|\bconst \w|\bfunction \w*\(|\bdocument\.|\bimport \w.*\bfrom\b|\{[^{}]*:[^{}]*\}/;

export function readComment(facts: CommentFacts): Reading {
  const { content } = facts;
  const outsideFences = content.replace(fencedCode, ' ');
  const found = findAddresses(outsideFences, facts.siteHost);
  const tags = outsideFences.match(tag) ?? [];
  const hasCode =
    outsideFences !== content ||
    tags.some((one) => !plainTags.test(one) || styled.test(one)) ||
    outsideFences.search(declaration) >= 0 ||
    scripting.test(outsideFences);

  const prose = found.rest.replace(tag, ' ').replace(declaration, ' ');
  const line = wordLine(prose);
  const alias = findAddresses(facts.alias, facts.siteHost);
  return {
    facts,
    addresses: found.addresses,
    disguisedAddresses: found.disguised,
    emails: found.emails,
    prose,
    line,
    wordCount: line.split(' ').length - 2,
    hasCode,
    topics: topicsIn(prose, line),
    aliasTopics: topicsIn(alias.rest, wordLine(alias.rest)),
    aliasAddresses: alias.addresses.length + alias.emails,
    praises: countTerms(line, emptyPraise),
    tradeWords: countTerms(line, trade),
    hiddenSigns: countHiddenSigns(content),
    mixedWords: countMixedWords(content),
  };
}

const pointsOf = { strong: 40, medium: 18, weak: 6 } as const;

/** @param plain the words of the text, as `wordLine` has them */
function topicsIn(text: string, plain: string): TopicFound[] {
  const read = wordLine(deobfuscate(text));
  return topics.flatMap((topic) => {
    const points = topicPoints(topic, plain);
    // Mostly there is no disguise.
    const disguisedPoints = read === plain ? 0 : Math.max(0, topicPoints(topic, read) - points);
    return points + disguisedPoints > 0 ? [{ topic, points, disguisedPoints }] : [];
  });
}

const topicPoints = (topic: Topic, line: string) =>
  (['strong', 'medium', 'weak'] as const).reduce(
    (sum, weight) => sum + countTerms(line, topic[weight]) * pointsOf[weight],
    0,
  );
