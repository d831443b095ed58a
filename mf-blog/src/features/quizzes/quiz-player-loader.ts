import type { Quiz } from './quiz.ts';
import { loadQuestions } from './quiz-content.ts';

type PlayerLoader = ReturnType<typeof loaderOf>;

/** Returns the function that loads a quiz's player, with the same questions each time. */
function loaderOf(area: string) {
  let quiz: Quiz | undefined;
  return async () => {
    const [readQuiz, { QuizPlayer }, { begin }] = await Promise.all([
      loadQuestions(area),
      import(/* webpackChunkName: "quiz-player" */ './components/quiz-player.tsx'),
      import(/* webpackChunkName: "quiz-player" */ './quiz-steps.ts'),
    ]);
    quiz ??= readQuiz();
    return { quiz, QuizPlayer, begin };
  };
}

const loaders = new Map<string, PlayerLoader>();

/** Returns the loader of a quiz's player: the same function for the same quiz. */
export function playerLoader(area: string): PlayerLoader {
  const known = loaders.get(area);
  if (known) return known;
  const load = loaderOf(area);
  loaders.set(area, load);
  return load;
}
