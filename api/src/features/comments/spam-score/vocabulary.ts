import { splitWords } from './split-words.ts';
import { type Terms, terms } from './terms.ts';
import vocabulary from './vocabulary.json' with { type: 'json' };

export interface Topic {
  code: string;
  /** For moderators. */
  words: string;
  /** Hardly ever said here by somebody who means well. 40 points each. */
  strong: Terms;
  /** Said now and then. 18 points each. */
  medium: Terms;
  /** Means something only next to others. 6 points each. */
  weak: Terms;
  /** Parts of a host's name. */
  hosts: readonly string[];
}

/**
 * The topics of spam, in Spanish, Catalan and English: without accents, every number is a `#`, a `*` at the end stands for
 * any ending, and lines end between terms. Things that this community itself talks about (SEO of a page, salaries, remote
 * work, learning for free) appear only in the phrases of those who sell them.
 */
export const topics: readonly Topic[] = vocabulary.topics.map(({ strong, medium, weak, hosts, ...topic }) => ({
  ...topic,
  strong: termsIn(strong),
  medium: termsIn(medium),
  weak: termsIn(weak),
  hosts: splitWords(hosts.join(' ')),
}));

/** Generic praise that fits any text. */
export const emptyPraise = termsIn(vocabulary.emptyPraise);

/** Words about the subjects of this site. */
export const trade = termsIn(vocabulary.trade);

function termsIn(lines: readonly string[]): Terms {
  return terms(lines.join(' | '));
}
