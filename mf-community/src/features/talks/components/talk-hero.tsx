import type { TalkDetail } from '@femcoders/contracts/talk';
import { Link } from '@femcoders/platform';
import { classNames } from '@femcoders/shared-ui';
import { Arrow } from '@femcoders/shared-ui/arrow';
import { EventPoster, posterGround } from '@femcoders/shared-ui/event-poster';
import { talksPath } from '../talk-links.ts';
import { factsText, speakerNames } from '../talk-words.ts';
import styles from './talk-hero.module.css';

/** Titles above this length are set smaller. */
const long = 40;

/** The head of a talk's page: its poster, as on its card. */
export function TalkHero({ talk }: { talk: TalkDetail }) {
  return (
    <header className={classNames(styles.hero, posterGround(talk.slug))}>
      <div className={`wrap ${styles.words}`}>
        <p>
          <Link className={styles.back} to={talksPath}>
            <Arrow />
            Todas las presentaciones
          </Link>
        </p>
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
