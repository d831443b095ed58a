import { type ArticleFile, articlePath } from '../article-files.ts';
import { LearnLinkError, learnLink } from '../quizzes/learn-links.ts';
import { GlossaryError, parseGlossary, type WrittenTerm } from './glossary-file.ts';
import { sectionTexts } from './section-text.ts';
import { formsOf } from './term-forms.ts';

/**
 * Reads the glossary as a careful editor would: fields, words that stand twice, and whether each leads to the section that
 * teaches it.
 * @param source content/glosario.yaml
 * @param articles those that words may lead to
 * @returns one sentence per error, beginning with the file; none when all is well
 */
export function checkGlossary(source: string, articles: ArticleFile[]): string[] {
  try {
    const terms = parseGlossary(source);
    return [...sharedIds(terms), ...sharedForms(terms), ...terms.flatMap((term) => deadLink(term, articles))].map(
      (problem) => `glosario.yaml: ${problem}`,
    );
  } catch (error) {
    if (error instanceof GlossaryError) return [`glosario.yaml: ${error.message}`];
    throw error;
  }
}

function sharedIds(terms: WrittenTerm[]): string[] {
  const ids = terms.map(({ id }) => id);
  return [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))].map((id) => `two words have the id ${id}`);
}

/** A text could not know which of them it means. */
function sharedForms(terms: WrittenTerm[]): string[] {
  const owners = new Map<string, string>();
  return terms.flatMap((term) =>
    formsOf(term).flatMap((form) => {
      const owner = owners.get(form);
      owners.set(form, term.es);
      return owner !== undefined && owner !== term.es ? [`"${form}" stands for ${owner} and for ${term.es}`] : [];
    }),
  );
}

/** The section is there, and speaks of the word: in Spanish, in English, or in a form that the author names. */
function deadLink({ es, en, also, called, learn }: WrittenTerm, articles: ArticleFile[]): string[] {
  try {
    learnLink(learn, articles);
  } catch (error) {
    if (error instanceof LearnLinkError) return [`${es}: learn: ${error.message}`];
    throw error;
  }
  const [path, id = ''] = learn.split('#');
  const article = articles.find(({ area, slug }) => articlePath(area, slug) === path);
  const words =
    sectionTexts(article?.source ?? '')
      .get(id)
      ?.toLowerCase() ?? '';
  const forms = called === undefined ? [...formsOf({ es, also }), en.toLowerCase()] : [called.toLowerCase()];
  return forms.some((form) => words.includes(form)) ? [] : [`${es}: learn: ${learn} does not speak of it`];
}
