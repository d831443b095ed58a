import type { QuizProgress } from '@femcoders/contracts/quiz-progress';
import { counted } from '@femcoders/contracts/spanish-count';
import { type QuizSummary, questionsInWords } from '../quiz-summary.ts';
import { OpeningPanot } from './opening-panot.tsx';
import styles from './topic-pavement.module.css';

interface TopicPavementProps {
  topics: QuizSummary['topics'];
  progress: QuizProgress;
  /** The address of the page that has them; unless given, this one. */
  page?: string;
}

/** The topics of a quiz as a piece of pavement: each flower opens as its questions are answered right. */
export function TopicPavement({ topics, progress, page = '' }: TopicPavementProps) {
  const begun = Object.keys(progress.questions).length > 0;
  return (
    <ul className={styles.pavement} aria-label="Temas">
      {topics.map(({ id, name, questions }) => {
        const right = questions.filter(([question]) => progress.questions[question]?.right).length;
        return (
          <li key={id}>
            <OpeningPanot seed={id} share={right / questions.length} least={0.4} className={styles.tile} />
            <a href={`${page}#${id}`}>{name}</a>
            <span className={styles.count}>
              {begun
                ? `${right} de ${counted(questions.length, 'acertada', 'acertadas')}`
                : questionsInWords(questions.length)}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
