import type { TalkSummary } from '@femcoders/contracts/talk';
import { Link } from '@femcoders/platform';
import { classNames } from '@femcoders/shared-ui';
import { EventPoster, posterGround } from '@femcoders/shared-ui/event-poster';
import { talkPath } from '../talk-links.ts';
import { factsText, helpedText, speakerNames } from '../talk-words.ts';
import styles from './talk-card.module.css';

interface TalkCardProps {
  talk: TalkSummary;
  /** Of its heading. */
  level: 'h2' | 'h3';
}

/** A talk: its poster, what it is called, who gives it. The whole card leads to it. */
export function TalkCard({ talk, level: Heading }: TalkCardProps) {
  const helped = helpedText(talk.helped);
  return (
    <article className={styles.card}>
      <div className={classNames('cut-clip', styles.poster, posterGround(talk.slug))}>
        <EventPoster seed={talk.slug} className={styles.flower} />
        <p className={`cut-clip ${styles.minutes}`}>
          <b>{talk.minutes}</b> min
        </p>
      </div>
      <div className="stack gap-4 shrinks breaks packed">
        <Heading className={styles.title}>
          <Link to={talkPath(talk.slug)} className="whole">
            {talk.title}
          </Link>
        </Heading>
        <p className="bold">{speakerNames(talk.speakers)}</p>
        <p className={styles.facts}>{factsText(talk)}</p>
        <p className={styles.facts}>{talk.topics.map(({ name }) => name).join(', ')}</p>
        {helped && <p className={styles.facts}>{helped}</p>}
      </div>
    </article>
  );
}
