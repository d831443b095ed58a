import type { Feature } from '../../feature/feature.ts';
import { quizData } from './quiz-data.ts';
import { quizProgressRoutes } from './routes.ts';

/** How far a member is in quizzes. */
export const quizProgress: Feature = {
  name: 'quiz-progress',
  routes: [quizProgressRoutes],
  memberData: [quizData],
  accounts: { carried: [{ table: 'quiz_progress', column: 'user_id', once: ['quiz'] }] },
};

// The interface for other features.
export { quizFacts } from './quiz-facts.ts';
