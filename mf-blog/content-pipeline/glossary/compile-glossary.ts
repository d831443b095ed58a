import type { GlossaryTerm } from '../../src/features/glossary/glossary.ts';
import type { ArticleFile } from '../article-files.ts';
import { learnLink } from '../quizzes/learn-links.ts';
import { parseRichText } from '../quizzes/parse-rich-text.ts';
import { parseGlossary } from './glossary-file.ts';

/** The glossary as its page shows it. @throws GlossaryError, LearnLinkError */
export function compileGlossary(source: string, articles: ArticleFile[]): GlossaryTerm[] {
  return parseGlossary(source).map(({ id, es, en, says, learn }) => ({
    id,
    es,
    en,
    says: parseRichText(says),
    learn: learnLink(learn, articles),
  }));
}
