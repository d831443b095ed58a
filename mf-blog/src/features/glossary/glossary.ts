import type { LearnLink } from '../quizzes/quiz.ts';
import type { RichText } from '../quizzes/rich-text.ts';

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

/** Written by the build from content/glosario.yaml (build.ts). */
declare const GLOSSARY: readonly GlossaryTerm[];

/** Every word, in the order of the alphabet. */
export function allTerms(): readonly GlossaryTerm[] {
  return GLOSSARY;
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
