import { plural } from '@femcoders/contracts/spanish-count';
import { showToast, usePublicUrl, useSite } from '@femcoders/platform';
import { Button } from '@femcoders/shared-ui';
import { Checkbox } from '@femcoders/shared-ui/choice';
import { ShareRow } from '@femcoders/shared-ui/share-row';
import { useEffect, useRef, useState } from 'react';
import { isRight } from '../engine/judge.ts';
import type { QuizRun } from '../engine/run.ts';
import { type Score, scoreRun, type TopicScore } from '../engine/score.ts';
import type { Question, Quiz } from '../quiz.ts';
import { leave, questionsOf, type Wish } from '../quiz-steps.ts';
import { type QuizSummary, questionsInWords } from '../quiz-summary.ts';
import { AnswerKey, QuestionSources } from './answer-key.tsx';
import { OpeningPanot } from './opening-panot.tsx';
import { FixCode, QuestionCode } from './question-text.tsx';
import styles from './quiz-result.module.css';
import { RichTextView } from './rich-text-view.tsx';

interface QuizResultProps {
  quiz: Quiz;
  summary: QuizSummary;
  run: QuizRun;
  onBegin: (wish: Wish) => void;
}

/** Renders what a run has come to: how much was right, in which topics, and what to read up. */
export function QuizResult({ quiz, summary, run, onBegin }: QuizResultProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const questions = questionsOf(quiz, run.questions);
  const score = scoreRun(quiz, questions, run.answers);
  const wrong = questions.filter((question) => !isRight(question, run.answers[question.id]));
  // What was left out was not learnt wrongly, and waits in no review.
  const reviews = run.mode !== 'review' && wrong.some(({ id }) => run.answers[id]);
  return (
    <div className={styles.result}>
      <header className="stack gap-32 one-column middle split-5-7">
        <OpeningPanot seed={quiz.id} share={score.right / score.total} least={0.12} className={styles.flower} />
        <div className="stack gap-24">
          <h1 ref={title} tabIndex={-1} className={styles.title}>
            {headline(run, score)}
          </h1>
          <p className="lead">{comment(run, score, quiz.passPercent)}</p>
          <div className="row gap-12">
            {reviews && <Button onClick={() => onBegin({ mode: 'review', early: false })}>Repasar mis fallos</Button>}
            <Button variant={reviews ? 'outline' : 'filled'} onClick={() => leave(quiz)}>
              Volver al inicio del quiz
            </Button>
            {run.mode === 'exam' && (
              <Button variant="outline" onClick={() => onBegin({ mode: 'exam', clock: run.secondsLeft !== null })}>
                Otro simulacro
              </Button>
            )}
          </div>
        </div>
      </header>

      <section aria-labelledby="por-temas" className={`stack gap-24 one-column ${styles.section}`}>
        <h2 id="por-temas">Por temas</h2>
        <ul className={styles.topics}>
          {score.topics.map((topic) => (
            <TopicRow key={topic.topic} topic={topic} />
          ))}
        </ul>
      </section>

      {wrong.length > 0 && (
        <section aria-labelledby="para-revisar" className={`stack gap-24 one-column ${styles.section}`}>
          <h2 id="para-revisar">Para revisar</h2>
          <ul className={styles.mistakes}>
            {wrong.map((question) => (
              <Mistake key={question.id} question={question} run={run} />
            ))}
          </ul>
        </section>
      )}

      <Sharing summary={summary} score={score} />
    </div>
  );
}

function headline(run: QuizRun, { right, total, passed }: Score): string {
  const count = `${right} de ${total}`;
  if (run.mode !== 'exam') return `${count} ${plural(total, 'acertada', 'acertadas')}`;
  return passed ? `Aprobado: ${count}` : `Todavía no: ${count}`;
}

function comment(run: QuizRun, { percent, passed, right, total }: Score, passPercent: number): string {
  if (run.mode === 'exam') {
    if (passed)
      return `Un ${percent} %. Con el ${passPercent} % ya pasas: llegas a esa entrevista con los deberes hechos.`;
    const missing = Math.ceil((total * passPercent) / 100) - right;
    return `Un ${percent} %. Con ${plural(missing, 'una respuesta', `${missing} respuestas`)} más llegas al ${passPercent} %: abajo tienes qué repasar.`;
  }
  if (right === total) return 'Todo bien. Prueba otro tema, otro nivel o un simulacro.';
  return run.mode === 'review'
    ? 'Lo que se resiste vuelve a la cola y te espera en el próximo repaso.'
    : 'Lo que has fallado te espera en el repaso, hasta que salga.';
}

function TopicRow({ topic: { name, right, total, learn } }: { topic: TopicScore }) {
  return (
    <li className={styles.topic}>
      <p className={styles.topicName}>{name}</p>
      <p className={styles.topicScore}>
        {right} de {total}
      </p>
      <svg viewBox={`0 0 ${total} 1`} preserveAspectRatio="none" className={styles.bar} aria-hidden="true">
        <rect width={total} height="1" className={styles.whole} />
        <rect width={right} height="1" className={styles.share} />
      </svg>
      {learn.length > 0 && (
        <p className={styles.learn}>
          Repasa{' '}
          {learn.map(({ href, title }, index) => (
            <span key={href}>
              {index > 0 && (index === learn.length - 1 ? ' y ' : ', ')}
              <a href={href}>{title}</a>
            </span>
          ))}
          .
        </p>
      )}
    </li>
  );
}

function Mistake({ question, run }: { question: Question; run: QuizRun }) {
  const answer = run.answers[question.id];
  return (
    <li>
      <details className={styles.mistake}>
        <summary>
          <RichTextView text={question.prompt} />
          {!answer && <span className={styles.skipped}> Sin responder</span>}
        </summary>
        <div className={styles.key}>
          {question.kind === 'fix-css' ? <FixCode question={question} /> : <QuestionCode question={question} />}
          <AnswerKey question={question} answer={answer} />
          <p>
            <RichTextView text={question.why} /> Repásalo en <a href={question.learn.href}>{question.learn.title}</a>.
          </p>
          <QuestionSources question={question} />
        </div>
      </details>
    </li>
  );
}

/** The quiz is shared, and her result only if she says so. */
function Sharing({ summary, score }: { summary: QuizSummary; score: Score }) {
  const [withScore, setWithScore] = useState(false);
  const publicUrl = usePublicUrl();
  const { slackUrl } = useSite();
  return (
    <section aria-labelledby="compartir" className={`stack gap-24 one-column ${styles.section}`}>
      <h2 id="compartir">¿Se lo pasas a alguien?</h2>
      <div className={styles.sharing}>
        <Checkbox
          name="con-resultado"
          label="Contar también mi resultado"
          checked={withScore}
          onChange={({ target }) => setWithScore(target.checked)}
        />
        <ShareRow
          label="Compartir este quiz"
          title={
            withScore
              ? `He acertado ${score.right} de ${questionsInWords(score.total)}: ${summary.title}`
              : summary.title
          }
          url={publicUrl + summary.path}
          slackUrl={slackUrl}
          onCopied={showToast}
        />
      </div>
    </section>
  );
}
