import { levelNames } from '../../articles/level-names.ts';
import type { Question, Quiz } from '../quiz.ts';
import { AnswerKey, QuestionSources } from './answer-key.tsx';
import { FixCode, QuestionCode } from './question-text.tsx';
import styles from './quiz-reading.module.css';
import { RichTextView } from './rich-text-view.tsx';

/** Every question of a quiz with its answer, by topics: for studying by reading, and without scripts. */
export function QuizReading({ quiz: { topics, questions } }: { quiz: Quiz }) {
  return Object.entries(topics).map(([topic, name]) => (
    <section key={topic} className={styles.topic} aria-labelledby={topic}>
      <h3 id={topic}>{name}</h3>
      <div className={`stack gap-48 one-column ${styles.questions}`}>
        {questions
          .filter((question) => question.topic === topic)
          .map((question) => (
            <QuestionToRead key={question.id} question={question} />
          ))}
      </div>
    </section>
  ));
}

function QuestionToRead({ question }: { question: Question }) {
  const { id, level, prompt, why, learn } = question;
  return (
    <article className={styles.question} aria-labelledby={id}>
      <p className={styles.level}>{levelNames[level]}</p>
      <h4 id={id} className={styles.prompt}>
        <RichTextView text={prompt} />
      </h4>
      {question.kind === 'fix-css' ? <FixCode question={question} /> : <QuestionCode question={question} />}
      <Options question={question} />
      <details className={styles.answer}>
        <summary>Ver la respuesta</summary>
        <div className={styles.key}>
          <AnswerKey question={question} />
          <p>
            <RichTextView text={why} /> Repásalo en <a href={learn.href}>{learn.title}</a>.
          </p>
          <QuestionSources question={question} />
        </div>
      </details>
    </article>
  );
}

/** Renders what there is to choose from. Things to order stand in a row that says nothing: by their words. */
function Options({ question }: { question: Question }) {
  if (question.kind === 'complete' || question.kind === 'fix-css') return null;
  const texts = question.kind === 'order' ? inAnyOrder(question.items) : question.options;
  return (
    <ul className={`stack gap-8 ${styles.options}`}>
      {texts.map(({ text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a question never changes
        <li key={index}>
          <RichTextView text={text} />
        </li>
      ))}
    </ul>
  );
}

function inAnyOrder<Item extends { text: unknown }>(items: readonly Item[]): Item[] {
  return items.toSorted((a, b) => JSON.stringify(a.text).localeCompare(JSON.stringify(b.text), 'es'));
}
