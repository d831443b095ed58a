import type { Question } from '../quiz.ts';
import type { Answer } from './answer.ts';
import { sameCode } from './same-code.ts';

/** Whether an answer is right; one of another kind of question is not, nor is none. */
export function isRight(question: Question, answer: Answer | undefined): boolean {
  if (!answer) return false;
  switch (question.kind) {
    case 'single':
    case 'multiple':
      return (
        answer.kind === 'choice' &&
        question.options.every(({ correct }, index) => correct === answer.chosen.includes(index))
      );
    case 'order':
      return answer.kind === 'order' && answer.order.join() === question.items.map((_, index) => index).join();
    case 'complete':
      return answer.kind === 'text' && question.blanks.every((_, index) => isBlankRight(question, answer, index));
    case 'fix-css':
      return answer.kind === 'css' && answer.passed;
  }
}

/** Whether one gap is filled rightly. */
export function isBlankRight(
  { blanks }: Extract<Question, { kind: 'complete' }>,
  { texts }: Extract<Answer, { kind: 'text' }>,
  index: number,
): boolean {
  return blanks[index]?.accept.some((accepted) => sameCode(accepted, texts[index] ?? '')) ?? false;
}
