import { type PageHeadFactory, type PageLoader, PageNotFound, useLocation } from '@femcoders/platform';
import { QuizQuestions } from '../features/quizzes/components/quiz-questions.tsx';
import { loadQuiz } from '../features/quizzes/quiz-content.ts';
import { quizQuestionsHead } from '../features/quizzes/quiz-head.ts';
import { findQuizOfQuestions } from '../features/quizzes/quiz-index.ts';

function quizAt(path: string) {
  const summary = findQuizOfQuestions(path);
  if (!summary) throw new PageNotFound();
  return summary;
}

export const loader: PageLoader = async ({ url }) => {
  await loadQuiz(quizAt(url.pathname).area);
};

export const head: PageHeadFactory = ({ url }) => quizQuestionsHead(quizAt(url.pathname));

export function Page() {
  return <QuizQuestions summary={quizAt(useLocation().pathname)} />;
}
