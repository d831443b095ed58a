import type { Question } from '../quiz.ts';
import { CodeSampleView } from './code-sample-view.tsx';

interface QuestionCodeProps {
  question: Question;
  /** With what belongs into its gaps. */
  solved?: boolean;
}

/** The code that a question is about, for reading. */
export function QuestionCode({ question, solved = false }: QuestionCodeProps) {
  const blanks = solved && question.kind === 'complete' ? question.blanks : null;
  return (
    <>
      {question.code.map((sample, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a question never changes
        <CodeSampleView key={index} sample={sample} solutions={blanks?.map(({ accept }) => accept[0] ?? '')} />
      ))}
    </>
  );
}

/** Renders what a fix-css question starts from, for reading. */
export function FixCode({ question: { fix } }: { question: Extract<Question, { kind: 'fix-css' }> }) {
  return (
    <>
      <CodeSampleView sample={fix.htmlSample} />
      <CodeSampleView sample={fix.cssSample} file="CSS por corregir" />
    </>
  );
}
