import type { LearnLink } from '../quizzes/quiz.ts';
import type { RichText } from '../quizzes/rich-text.ts';
import { sectionPlace, termPlace } from './place-names.ts';

/** A word of the glossary. */
export interface GlossaryTerm {
  /** Its place in the page. */
  id: string;
  es: string;
  en: string;
  /** One sentence. */
  says: RichText;
  /** The section that teaches it. */
  learn: LearnLink;
}

/** The words that one article teaches, as the build writes them: without what follows from the rest. */
export interface TaughtTerms {
  path: string;
  title: string;
  terms: {
    es: string;
    en: string;
    says: RichText;
    /** The section's heading. */
    section: string;
    /** The word's place, where its letters do not make it. */
    id?: string;
    /** The section's place, where its heading does not make it. */
    anchor?: string;
  }[];
}

/** Written by the build from content/glosario.yaml (build.ts). */
declare const GLOSSARY: readonly TaughtTerms[];

/** Every word, in the order of the alphabet. */
export const allTerms = (): GlossaryTerm[] => readTerms(GLOSSARY);

/** The words as pages show them, in the order of the alphabet. */
export function readTerms(articles: readonly TaughtTerms[]): GlossaryTerm[] {
  return articles
    .flatMap(({ path, title, terms }) =>
      terms.map(({ es, en, says, section, id = termPlace(es), anchor = sectionPlace(section) }) => ({
        ...{ id, es, en, says },
        learn: { href: `${path}#${anchor}`, title: `${section} (${title})` },
      })),
    )
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** Words that begin alike. */
export interface TermGroup {
  letter: string;
  terms: GlossaryTerm[];
}

/** The words by their first letter; signs and digits come first, under `#`. */
export function termGroups(terms: readonly GlossaryTerm[]): TermGroup[] {
  const groups: TermGroup[] = [];
  for (const term of terms) {
    const first = term.id.charAt(0).toUpperCase();
    const letter = /[A-Z]/.test(first) ? first : '#';
    const group = groups.find((one) => one.letter === letter);
    if (group) group.terms.push(term);
    else groups.push({ letter, terms: [term] });
  }
  return groups;
}
