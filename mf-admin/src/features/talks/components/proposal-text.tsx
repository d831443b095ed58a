import { shortDay } from '@femcoders/contracts/spanish-date';
import type { AdminTalkProposal } from '@femcoders/contracts/talk-proposal';
import styles from './talks.module.css';

/** Renders the text of a proposal. How somebody else can be reached is for the team alone. */
export function ProposalText({ proposal }: { proposal: AdminTalkProposal }) {
  const { title, summary, topics, link, whose, speakerName, speakerContact, proposedBy, createdAt } = proposal;
  return (
    <article className={`stack gap-16 breaks ${styles.proposal}`}>
      <h2>{title}</h2>
      <p className={styles.long}>{summary}</p>
      <dl>
        <div>
          <dt>La propone</dt>
          <dd>
            {proposedBy}, el {shortDay(createdAt)}
          </dd>
        </div>
        <div>
          <dt>La da</dt>
          <dd>{whose === 'own' ? 'Ella misma' : speakerName}</dd>
        </div>
        {speakerContact && (
          <div>
            <dt>Cómo dar con ella</dt>
            <dd className={styles.long}>{speakerContact}</dd>
          </div>
        )}
        <div>
          <dt>Temas</dt>
          <dd>{topics.join(', ')}</dd>
        </div>
        {link && (
          <div>
            <dt>Más</dt>
            <dd>
              <a href={link} rel="ugc nofollow noopener noreferrer">
                {link}
              </a>
            </dd>
          </div>
        )}
      </dl>
    </article>
  );
}
