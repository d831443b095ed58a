import type { TalkDetail } from '@femcoders/contracts/talk';
import { classNames } from '@femcoders/shared-ui';
import { EventPoster, posterGround } from '@femcoders/shared-ui/event-poster';
import { factsText, speakerNames } from '../talk-words.ts';
import { BackToTalks } from './back-to-talks.tsx';
import styles from './talk-hero.module.css';

/** Titles above this length are set smaller. */
const long = 40;

/** The head of a talk's page: its poster, as on its card. */
export function TalkHero({ talk }: { talk: TalkDetail }) {
  return (
    <header className={classNames(styles.hero, posterGround(talk.slug))}>
      <div className={`wrap ${styles.words}`}>
        <BackToTalks />
        <h1 className={talk.title.length > long ? styles.long : undefined}>{talk.title}</h1>
        <p className={styles.who}>{speakerNames(talk.speakers)}</p>
        <p>
          {factsText(talk)} · {talk.minutes} min
        </p>
      </div>
      <div className={styles.art}>
        <EventPoster seed={talk.slug} />
      </div>
    </header>
  );
}
