import type { Answer } from '../engine/answer.ts';
import type { Question } from '../quiz.ts';
import { ChoiceField } from './choice-field.tsx';
import { FixField } from './fix-field.tsx';
import { GapField } from './gap-field.tsx';
import { OrderField } from './order-field.tsx';

interface AnswerFieldProps {
  question: Question;
  /** Places of the options or items in the order in which they are shown. */
  order: readonly number[];
  answer: Answer;
  /** The message about a missing answer. */
  problem: string | undefined;
  /** Whether she may see how far she has come before she hands it in. */
  hints: boolean;
  onChange: (answer: Answer) => void;
}

/** Where a question is answered. */
export function AnswerField({ question, order, answer, problem, hints, onChange }: AnswerFieldProps) {
  switch (question.kind) {
    case 'single':
    case 'multiple':
      return (
        <ChoiceField
          question={question}
          order={order}
          chosen={answer.kind === 'choice' ? answer.chosen : []}
          problem={problem}
          onChange={(chosen) => onChange({ kind: 'choice', chosen })}
        />
      );
    case 'order':
      return (
        <OrderField
          question={question}
          order={answer.kind === 'order' ? answer.order : [...order]}
          onChange={(next) => onChange({ kind: 'order', order: next })}
        />
      );
    case 'complete':
      return (
        <GapField
          question={question}
          texts={answer.kind === 'text' ? answer.texts : []}
          problem={problem}
          onChange={(texts) => onChange({ kind: 'text', texts })}
        />
      );
    case 'fix-css':
      return (
        <FixField
          question={question}
          css={answer.kind === 'css' ? answer.css : question.fix.css}
          hints={hints}
          problem={problem}
          onChange={(css) => onChange({ kind: 'css', css, passed: false })}
        />
      );
  }
}

/** Returns an empty answer. */
export function emptyAnswer(question: Question, order: readonly number[]): Answer {
  switch (question.kind) {
    case 'single':
    case 'multiple':
      return { kind: 'choice', chosen: [] };
    case 'order':
      return { kind: 'order', order: [...order] };
    case 'complete':
      return { kind: 'text', texts: question.blanks.map(() => '') };
    case 'fix-css':
      return { kind: 'css', css: question.fix.css, passed: false };
  }
}

/** Returns what is missing before an answer can be submitted, in words; undefined when nothing is. */
export function whatIsMissing(question: Question, answer: Answer): string | undefined {
  if (answer.kind === 'choice' && answer.chosen.length === 0)
    return question.kind === 'multiple' ? 'Elige al menos una respuesta' : 'Elige una respuesta';
  if (answer.kind === 'text' && answer.texts.every((text) => text.trim() === '')) return 'Escribe lo que falta';
  return undefined;
}
