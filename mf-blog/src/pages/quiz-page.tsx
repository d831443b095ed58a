import { type PageHeadFactory, type PageLoader, PageNotFound, showToast, useLocation } from '@femcoders/platform';
import { useOnDemand } from '@femcoders/shared-ui';
import { useEffect, useRef, useState } from 'react';
import { QuizFront } from '../features/quizzes/components/quiz-front.tsx';
import { QuizQuestions } from '../features/quizzes/components/quiz-questions.tsx';
import { loadQuiz } from '../features/quizzes/quiz-content.ts';
import { quizHead, quizQuestionsHead } from '../features/quizzes/quiz-head.ts';
import { findQuiz, findQuizOfQuestions } from '../features/quizzes/quiz-index.ts';
import { playerLoader } from '../features/quizzes/quiz-player-loader.ts';
import type { Wish } from '../features/quizzes/quiz-steps.ts';
import { storedQuiz } from '../features/quizzes/stored-quiz.ts';
import { useStoredQuiz } from '../features/quizzes/use-stored-quiz.ts';

function quizAt(path: string) {
  const summary = findQuiz(path);
  if (!summary) throw new PageNotFound();
  return summary;
}

export const loader: PageLoader = async ({ url }) => {
  const questions = findQuizOfQuestions(url.pathname);
  if (questions) await loadQuiz(questions.area);
  else quizAt(url.pathname);
};

export const head: PageHeadFactory = ({ url }) => {
  const questions = findQuizOfQuestions(url.pathname);
  return questions ? quizQuestionsHead(questions) : quizHead(quizAt(url.pathname), url.origin);
};

export function Page() {
  const questions = findQuizOfQuestions(useLocation().pathname);
  return questions ? <QuizQuestions summary={questions} /> : <QuizToTake />;
}

function QuizToTake() {
  const summary = quizAt(useLocation().pathname);
  const { run } = useStoredQuiz(summary.area);
  const [preparing, setPreparing] = useState<Wish['mode'] | 'resume' | null>(null);
  const front = useRef<HTMLDivElement>(null);
  const load = playerLoader(summary.area);
  const open = run !== null && !run.paused;
  const player = useOnDemand(load, open, () => setAside());

  const setAside = () => {
    setPreparing(null);
    if (run) storedQuiz(summary.area).run.write({ ...run, paused: true });
  };
  const begin = (wish: Wish) => {
    setPreparing(wish.mode);
    load()
      .then(({ quiz, begin: start }) => start(quiz, wish))
      .catch(() => showToast('No ha podido cargarse el quiz. Inténtalo de nuevo.', { tone: 'error' }))
      .finally(() => setPreparing(null));
  };

  const playing = open && player !== null;
  const wasPlaying = useRef(false);
  useEffect(() => {
    if (wasPlaying.current && !playing) front.current?.querySelector('h1')?.focus();
    wasPlaying.current = playing;
    if (playing) scrollTo({ top: 0 });
  }, [playing]);

  return (
    <>
      {playing && <player.QuizPlayer quiz={player.quiz} summary={summary} run={run} onBegin={begin} />}
      <div ref={front} hidden={playing}>
        <QuizFront
          summary={summary}
          preparing={preparing}
          onBegin={begin}
          onResume={() => run && storedQuiz(summary.area).run.write({ ...run, paused: false })}
        />
      </div>
    </>
  );
}
