import type { TaughtTerms } from '../../src/features/glossary/glossary.ts';
import { sectionPlace, termPlace } from '../../src/features/glossary/place-names.ts';
import type { ArticleFile } from '../article-files.ts';
import { learnPlace } from '../quizzes/learn-links.ts';
import { parseRichText } from '../quizzes/parse-rich-text.ts';
import { parseGlossary, type WrittenTerm } from './glossary-file.ts';

/**
 * The glossary as pages load it: by the article that teaches each word, and without what `readTerms` makes again.
 * @throws GlossaryError, LearnLinkError
 */
export function compileGlossary(source: string, articles: ArticleFile[]): TaughtTerms[] {
  const pages = new Map<string, TaughtTerms>();
  for (const term of parseGlossary(source)) {
    const { path, title, anchor, section } = learnPlace(term.learn, articles);
    const page = pages.get(path) ?? { path, title, terms: [] };
    page.terms.push(compileTerm(term, section ?? title, anchor));
    pages.set(path, page);
  }
  return [...pages.values()];
}

function compileTerm({ id, es, en, says }: WrittenTerm, section: string, anchor: string | undefined) {
  return {
    ...{ es, en, says: parseRichText(says), section },
    ...(id !== termPlace(es) && { id }),
    ...(anchor !== undefined && anchor !== sectionPlace(section) && { anchor }),
  };
}
