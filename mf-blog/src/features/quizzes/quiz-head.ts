import type { PageHead } from '@femcoders/platform';
import { areaNames } from '../articles/article-names.ts';
import { type QuizSummary, questionsPath, questionsWords } from './quiz-summary.ts';

/**
 * Returns the head of a quiz for search engines and social networks.
 * @param origin the site's own, without a slash at its end
 */
export function quizHead(quiz: QuizSummary, origin: string): PageHead {
  return {
    title: quiz.title,
    description: quiz.description,
    canonicalPath: quiz.path,
    type: 'article',
    trail: [{ name: 'Blog', path: '/blog' }],
    structuredData: [
      {
        '@context': 'https://schema.org',
        '@type': 'Quiz',
        name: quiz.title,
        description: quiz.description,
        url: origin + quiz.path,
        inLanguage: 'es',
        about: [areaNames[quiz.area] ?? quiz.area, ...quiz.topics.map(({ name }) => name)].map((name) => ({
          '@type': 'Thing',
          name,
        })),
        educationalUse: 'practice',
        learningResourceType: 'Quiz',
        isAccessibleForFree: true,
        datePublished: quiz.published,
        dateModified: quiz.revised,
      },
    ],
  };
}

/** Returns the head of the page with all questions of a quiz. */
export function quizQuestionsHead(quiz: QuizSummary): PageHead {
  return {
    ...questionsWords(quiz),
    canonicalPath: questionsPath(quiz),
    type: 'article',
    trail: [
      { name: 'Blog', path: '/blog' },
      { name: quiz.title, path: quiz.path },
    ],
  };
}
