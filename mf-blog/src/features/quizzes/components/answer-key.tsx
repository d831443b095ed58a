import { dayInWords } from '@femcoders/contracts/spanish-day';
import { classNames } from '@femcoders/shared-ui';
import type { ReactNode } from 'react';
import type { Answer } from '../engine/answer.ts';
import { isBlankRight } from '../engine/judge.ts';
import type { ChoiceQuestion, CompleteQuestion, OrderQuestion, Question } from '../quiz.ts';
import styles from './answer-key.module.css';
import { CodeSampleView } from './code-sample-view.tsx';
import { RichTextView } from './rich-text-view.tsx';

interface AnswerKeyProps {
  question: Question;
  /** Hers, where she has given one. */
  answer?: Answer | undefined;
  /** Places of the options in the order in which she saw them. */
  order?: readonly number[] | undefined;
}

/** Renders what is right, and why each other thing is not. */
export function AnswerKey({ question, answer, order }: AnswerKeyProps) {
  switch (question.kind) {
    case 'single':
    case 'multiple':
      return <OptionKey question={question} order={order} chosen={answer?.kind === 'choice' ? answer.chosen : []} />;
    case 'order':
      return <OrderKey question={question} order={answer?.kind === 'order' ? answer.order : undefined} />;
    case 'complete':
      return <GapKey question={question} answer={answer?.kind === 'text' ? answer : undefined} />;
    case 'fix-css':
      return <CodeSampleView sample={question.fix.solutionSample} file="CSS corregido" />;
  }
}

interface OptionKeyProps {
  question: ChoiceQuestion;
  order: readonly number[] | undefined;
  chosen: readonly number[];
}

function OptionKey({ question: { options }, order = options.map((_, index) => index), chosen }: OptionKeyProps) {
  return (
    <ul className="stack gap-8">
      {order.map((place) => {
        const option = options[place];
        return (
          option && (
            <Entry
              key={place}
              right={option.correct}
              own={chosen.includes(place)}
              why={<RichTextView text={option.why} />}
            >
              <RichTextView text={option.text} />
            </Entry>
          )
        );
      })}
    </ul>
  );
}

interface EntryProps {
  right: boolean;
  /** She chose it. */
  own: boolean;
  why: ReactNode;
  children: ReactNode;
}

function Entry({ right, own, why, children }: EntryProps) {
  return (
    <li className={classNames('cut', styles.entry, right && styles.right, own && styles.own)}>
      <Mark right={right} />
      <div className={styles.words}>
        <p className={styles.state}>
          {right ? 'Correcta' : 'Incorrecta'}
          {own && ' · Tu respuesta'}
        </p>
        <p className="bold">{children}</p>
        <p className={styles.why}>{why}</p>
      </div>
    </li>
  );
}

function OrderKey({ question: { items }, order }: { question: OrderQuestion; order: readonly number[] | undefined }) {
  return (
    <ol className="stack gap-8">
      {items.map(({ text, why }, index) => {
        const put = order?.indexOf(index);
        const misplaced = put !== undefined && put !== index;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a question never changes
          <li key={index} className={`cut ${styles.entry}`}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <div className={styles.words}>
              <p className="bold">
                <RichTextView text={text} />
                {misplaced && <span className={styles.state}> Tú: puesto {put + 1}</span>}
              </p>
              <p className={styles.why}>
                <RichTextView text={why} />
              </p>
            </div>
          </li>
        );
      })}
    </ol>
  );
}

interface GapKeyProps {
  question: CompleteQuestion;
  answer: Extract<Answer, { kind: 'text' }> | undefined;
}

function GapKey({ question, answer }: GapKeyProps) {
  return (
    <ul className="stack gap-8">
      {question.blanks.map(({ accept: [first, ...others], why }, index) => {
        const right = answer === undefined || isBlankRight(question, answer, index);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a question never changes
          <li key={index} className={classNames('cut', styles.entry, right && styles.right)}>
            <Mark right={right} />
            <div className={styles.words}>
              <p className={styles.state}>
                Hueco {index + 1}
                {answer && (right ? ' · Correcto' : ' · Incorrecto')}
              </p>
              <p className="bold">
                <code>{first}</code>
                {others.map((other) => (
                  <span key={other}>
                    {' '}
                    o <code>{other}</code>
                  </span>
                ))}
              </p>
              {answer && !right && (
                <p className={styles.why}>
                  {answer.texts[index]?.trim() ? (
                    <>
                      Escribiste <code>{answer.texts[index]}</code>.
                    </>
                  ) : (
                    'Lo dejaste vacío.'
                  )}
                </p>
              )}
              <p className={styles.why}>
                <RichTextView text={why} />
              </p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

function Mark({ right }: { right: boolean }) {
  return (
    <svg viewBox="0 0 24 24" className={styles.mark} aria-hidden="true">
      <path d={right ? 'm5 12.5 4.5 4.5L19 7.5' : 'm6.5 6.5 11 11m0-11-11 11'} />
    </svg>
  );
}

/** Where to read on, what it rests on and where to tell that something is wrong. */
export function QuestionSources({ question }: { question: Question }) {
  const { sources, reviewed } = question;
  return (
    <p className={styles.sources}>
      Fuentes:{' '}
      {sources.map(({ href, title }, index) => (
        <span key={href}>
          {index > 0 && ', '}
          <a href={href}>{title}</a>
        </span>
      ))}
      . Revisada el <time dateTime={reviewed}>{dayInWords(reviewed)}</time>.{' '}
      <a href="/contacto?motivo=web#escribenos">Avisar de un error</a>
    </p>
  );
}
