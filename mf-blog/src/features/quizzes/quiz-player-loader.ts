import { loadQuestions } from './quiz-content.ts';

/** What taking a quiz needs beyond its page. */
async function loadPlayer(area: string) {
  const [quiz, { QuizPlayer }, { begin }] = await Promise.all([
    loadQuestions(area),
    import(/* webpackChunkName: "quiz-player" */ './components/quiz-player.tsx'),
    import(/* webpackChunkName: "quiz-player" */ './quiz-steps.ts'),
  ]);
  return { quiz, QuizPlayer, begin };
}

const loaders = new Map<string, () => ReturnType<typeof loadPlayer>>();

/** What brings the player of a quiz: the same function for the same quiz. */
export function playerLoader(area: string): () => ReturnType<typeof loadPlayer> {
  const known = loaders.get(area);
  if (known) return known;
  const load = () => loadPlayer(area);
  loaders.set(area, load);
  return load;
}
