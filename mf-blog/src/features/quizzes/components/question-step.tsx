import { Button, Tag } from '@femcoders/shared-ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { levelNames } from '../../articles/level-names.ts';
import { checkFix } from '../check-fix.ts';
import type { Answer } from '../engine/answer.ts';
import { isRight } from '../engine/judge.ts';
import { type QuizRun, shownOrder } from '../engine/run.ts';
import type { Question, Quiz } from '../quiz.ts';
import { goNext, handIn, keep, passOver } from '../quiz-steps.ts';
import { AnswerField, emptyAnswer, whatIsMissing } from './answer-field.tsx';
import { AnswerKey, QuestionSources } from './answer-key.tsx';
import { CodeSampleView } from './code-sample-view.tsx';
import styles from './question-step.module.css';
import { QuestionCode } from './question-text.tsx';
import { RichTextView } from './rich-text-view.tsx';
import { Verdict } from './verdict.tsx';

interface QuestionStepProps {
  quiz: Quiz;
  run: QuizRun;
  question: Question;
}

/** One question: its fields, and once it is answered, what is right and why. */
export function QuestionStep({ quiz, run, question }: QuestionStepProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const [problem, setProblem] = useState<string>();
  const [checking, setChecking] = useState(false);
  useEffect(() => title.current?.focus(), []);

  const order = shownOrder(run, question.id, countOf(question));
  const given = run.answers[question.id];
  const draft = given ?? run.draft ?? emptyAnswer(question, order);
  const isLast = run.current === run.questions.length - 1;

  const change = (answer: Answer) => {
    setProblem(undefined);
    keep(quiz, { ...run, draft: answer });
  };
  // Not the kit's `useForm`: it is answered in the browser, and what is chosen is kept with its quiz.
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (given) return goNext(quiz, run);
    const missing = whatIsMissing(question, draft);
    setProblem(missing);
    if (missing) return form.current?.querySelector<HTMLElement>('fieldset input')?.focus();
    if (question.kind !== 'fix-css' || draft.kind !== 'css') return handIn(quiz, question, draft);
    setChecking(true);
    const results = await checkFix(question, draft.css);
    setChecking(false);
    if (results) handIn(quiz, question, { ...draft, passed: results.every(({ ok }) => ok) });
    else setProblem('No se ha podido comprobar. Mira si tienes conexión e inténtalo de nuevo.');
  };

  return (
    <form ref={form} method="post" className={styles.step} onSubmit={submit} noValidate>
      <div className="stack gap-16 one-column packed">
        <p className="row gap-8-12 middle quiet small">
          <Tag tone="lilac">{quiz.topics[question.topic]}</Tag> {levelNames[question.level]}
        </p>
        <h2 ref={title} tabIndex={-1} className={`landing ${styles.title}`}>
          <span className={styles.count}>
            Pregunta {run.current + 1} de {run.questions.length}
          </span>{' '}
          <span className={styles.prompt}>
            <RichTextView text={question.prompt} />
          </span>
        </h2>
        {question.kind === 'fix-css' && <CodeSampleView sample={question.fix.htmlSample} />}
        {(question.kind !== 'complete' || given) && <QuestionCode question={question} solved />}
      </div>
      <div className="stack gap-24 one-column packed">
        {given ? (
          <>
            <Verdict question={question} right={isRight(question, given)} />
            <AnswerKey question={question} answer={given} order={order} />
            <QuestionSources question={question} />
          </>
        ) : (
          <AnswerField
            question={question}
            order={order}
            answer={draft}
            problem={problem}
            hints={run.mode !== 'exam'}
            onChange={change}
          />
        )}
        <div className="row gap-12 middle">
          <Button type="submit" busy={checking}>
            {given ? (isLast ? 'Ver el resultado' : 'Siguiente') : wordFor(run)}
          </Button>
          {!given && (
            <Button variant="quiet" onClick={() => passOver(quiz, run)}>
              {isLast ? 'Terminar sin responderla' : 'Saltar por ahora'}
            </Button>
          )}
        </div>
      </div>
    </form>
  );
}

function wordFor({ mode }: QuizRun): string {
  return mode === 'exam' ? 'Responder y seguir' : 'Comprobar';
}

/** Of how many things the order is drawn by lot. */
function countOf(question: Question): number {
  if (question.kind === 'order') return question.items.length;
  return 'options' in question ? question.options.length : 0;
}
