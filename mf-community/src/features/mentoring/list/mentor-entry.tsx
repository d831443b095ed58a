import type { MentorCard } from '@femcoders/contracts/mentoring';
import { Link } from '@femcoders/platform';
import { SeedAvatar } from '@femcoders/shared-ui';
import { mentorPath } from '../mentoring-address.ts';
import { formatsInWords, languagesInWords, meetingInWords, topicNames } from '../mentoring-words.ts';
import styles from './mentor-entry.module.css';

/** A mentor in the list: the whole card leads to her page. */
export function MentorEntry({ mentor }: { mentor: MentorCard }) {
  return (
    <li className={`cut ${styles.card}`}>
      <SeedAvatar seed={mentor.slug} size={72} />
      <div className={styles.who}>
        <h3>
          <Link to={mentorPath(mentor.slug)} className="whole">
            {mentor.name}
          </Link>
        </h3>
        <p>{mentor.headline}</p>
      </div>
      <ul className={`row gap-8 ${styles.topics}`} aria-label="Temas">
        {topicNames(mentor.topics).map((name) => (
          <li key={name} className="cut">
            {name}
          </li>
        ))}
      </ul>
      <p className={styles.facts}>
        {languagesInWords(mentor.languages)}. {formatsInWords(mentor.formats)}. {meetingInWords(mentor)}.
      </p>
      <p className={styles.room} data-full={!mentor.hasRoom || undefined}>
        {mentor.hasRoom ? 'Tiene sitio' : 'Sin sitio ahora'}
      </p>
    </li>
  );
}
