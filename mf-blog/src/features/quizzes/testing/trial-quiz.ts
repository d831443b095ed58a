import type { Question, Quiz } from '../quiz.ts';
import type { QuizSummary } from '../quiz-summary.ts';

const common = {
  topic: 'grid',
  level: 'inicial',
  code: [],
  why: ['Porque ', { strong: ['sí'] }, '.'],
  learn: { href: '/recursos/css/css-grid#subgrid', title: 'subgrid (CSS Grid)' },
  sources: [{ href: 'https://www.w3.org/TR/css-grid-2/', title: 'W3C: css-grid-2' }],
  reviewed: '2026-11-22',
} satisfies Partial<Question>;

const option = (text: string, correct: boolean) => ({ text: [text], correct, why: [`${text}: el motivo.`] });

export const singleQuestion: Question = {
  ...common,
  id: 'una',
  kind: 'single',
  prompt: ['¿Qué es ', { code: 'fr' }, '?'],
  code: [{ language: 'css', lines: [[['tok-selector', '.a '], '{', '}']] }],
  options: [option('Una parte del espacio libre', true), option('Un píxel', false), option('Un porcentaje', false)],
};

export const multipleQuestion: Question = {
  ...common,
  id: 'varias',
  topic: 'flex',
  level: 'avanzado',
  kind: 'multiple',
  prompt: ['¿Cuáles encogen?'],
  options: [option('Flex', true), option('Grid', true), option('Float', false)],
};

export const orderQuestion: Question = {
  ...common,
  id: 'orden',
  kind: 'order',
  prompt: ['Ordena la cascada'],
  items: ['Origen', 'Capa', 'Especificidad'].map((text) => ({ text: [text], why: [`${text} va ahí.`] })),
};

export const completeQuestion: Question = {
  ...common,
  id: 'hueco',
  topic: 'flex',
  kind: 'complete',
  prompt: ['Completa las columnas'],
  code: [
    {
      language: 'css',
      lines: [
        ['columns: ', 0, ';'],
        ['rows: ', 1, ';'],
      ],
    },
  ],
  blanks: [
    { accept: ['minmax(0, 1fr)', 'minmax(0px, 1fr)'], why: ['Para encoger.'] },
    { accept: ["'a b'"], why: ['Áreas.'] },
  ],
};

export const trialQuestions = [singleQuestion, multipleQuestion, orderQuestion, completeQuestion];

export const trialQuiz: Quiz = {
  id: 'css',
  title: 'Quiz de CSS',
  passPercent: 70,
  topics: { grid: 'Grid', flex: 'Flexbox' },
  questions: trialQuestions,
};

export const trialSummary: QuizSummary = {
  path: '/recursos/css/quiz-css-entrevistas',
  area: 'css',
  title: 'Quiz de CSS',
  description: 'De qué trata.',
  published: '2026-11-22',
  revised: '2026-11-22',
  passPercent: 70,
  topics: Object.entries(trialQuiz.topics).map(([id, name]) => ({
    id,
    name,
    questions: trialQuestions.filter(({ topic }) => topic === id).map((question) => [question.id, question.level]),
  })),
};
