import type { ModeratedComment } from '@femcoders/contracts/moderation';
import { counted } from '@femcoders/contracts/spanish-count';
import { longMoment } from '@femcoders/contracts/spanish-date';
import { reasonWords } from '../decision-words.ts';
import styles from './report-reasons.module.css';

interface ReportReasonsProps {
  reports: NonNullable<ModeratedComment['reports']>;
}

/** Why readers object to a published comment, and what they noted. Who they are nobody knows. */
export function ReportReasons({ reports: { count, reasons, notes } }: ReportReasonsProps) {
  return (
    <section className={`cut ${styles.reports}`} aria-labelledby="denuncias">
      <h3 id="denuncias" className="text-title">
        {counted(count, 'denuncia', 'denuncias')}
      </h3>
      <ul className="row gap-4-16">
        {reasons.map((each) => (
          <li key={each.reason}>
            {reasonWords[each.reason]} <span className="tally">× {each.count}</span>
          </li>
        ))}
      </ul>
      {notes.map(({ reason, note, at }) => (
        <figure key={at + note}>
          <blockquote className="written">{note}</blockquote>
          <figcaption className="byline">
            {reasonWords[reason]}, <time dateTime={at}>{longMoment(at)}</time>
          </figcaption>
        </figure>
      ))}
    </section>
  );
}
