import type { HubIdea } from '@femcoders/contracts/hub';
import { dayInWords } from '@femcoders/contracts/spanish-day';
import { Tag } from '@femcoders/shared-ui';
import { ideaStates } from '../hub-words.ts';
import styles from './idea-rows.module.css';
import { IdeaVote } from './idea-vote.tsx';

/** Ideas below each other, each with its state, what has happened with it, and its votes. */
export function IdeaRows({ ideas, level }: { ideas: readonly HubIdea[]; level: 2 | 3 }) {
  const Heading = `h${level}` as const;
  return (
    <ol className="ruled">
      {ideas.map((idea) => (
        <li key={idea.id} className={styles.row}>
          <div className={`row gap-8-16 middle shrinks ${styles.words}`}>
            <Heading className={styles.title}>{idea.name}</Heading>
            <p className={styles.state}>
              <Tag tone={ideaStates[idea.state].tone}>{ideaStates[idea.state].name}</Tag>
            </p>
            <p>{idea.summary}</p>
            {idea.news && (
              <p className={styles.news}>
                {idea.news}
                {idea.newsAt && <span> {dayInWords(idea.newsAt)}.</span>}
              </p>
            )}
          </div>
          <IdeaVote idea={idea} />
        </li>
      ))}
    </ol>
  );
}
