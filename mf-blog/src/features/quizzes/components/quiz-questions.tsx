import { Link } from '@femcoders/platform';
import { useMemo } from 'react';
import { StaticHtml } from '../../articles/components/static-html.tsx';
import { arrivedQuiz, type WholeQuiz } from '../quiz-content.ts';
import { type QuizSummary, questionIds, questionsInWords } from '../quiz-summary.ts';
import { useStoredQuiz } from '../use-stored-quiz.ts';
import styles from './quiz-front.module.css';
import { TopicPavement } from './topic-pavement.tsx';

/** All questions of a quiz with their answers, for reading. */
export function QuizQuestions({ summary }: { summary: QuizSummary }) {
  const whole = arrivedQuiz(summary.area);
  const { progress } = useStoredQuiz(summary.area);
  return (
    <>
      <header className={`wrap ${styles.head}`}>
        <p>
          <Link to={summary.path}>Volver al quiz</Link>
        </p>
        <h1 tabIndex={-1}>Todas las preguntas</h1>
        <p className="lead">
          Las {questionsInWords(questionIds(summary).length)} de «{summary.title}», con su respuesta y por qué.
        </p>
      </header>
      {/* A search for what a question asks about should find the section that teaches it. */}
      <section className={`wrap section ${styles.read}`} aria-labelledby="preguntas" data-search="skip">
        <h2 id="preguntas" className={styles.allHead}>
          Por temas
        </h2>
        <TopicPavement topics={summary.topics} progress={progress} />
        <StaticHtml id={`preguntas-${summary.area}`}>{whole && <Questions {...whole} />}</StaticHtml>
      </section>
    </>
  );
}

function Questions({ readQuiz, Reading }: WholeQuiz) {
  const quiz = useMemo(readQuiz, [readQuiz]);
  return <Reading quiz={quiz} />;
}
