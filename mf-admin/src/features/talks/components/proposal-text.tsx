import { shortDay } from '@femcoders/contracts/spanish-date';
import type { AdminTalkProposal } from '@femcoders/contracts/talk-proposal';
import { type Fact, Facts } from '../../records/facts.tsx';
import page from '../../records/record-page.module.css';

/** Renders the text of a proposal. How somebody else can be reached is for the team alone. */
export function ProposalText({ proposal }: { proposal: AdminTalkProposal }) {
  const { title, summary, topics, link, whose, speakerName, speakerContact, proposedBy, createdAt } = proposal;
  const facts: Fact[] = [
    ['La propone', `${proposedBy}, el ${shortDay(createdAt)}`],
    ['La da', whose === 'own' ? 'Ella misma' : speakerName],
    ['Cómo dar con ella', speakerContact],
    ['Temas', topics.join(', ')],
    [
      'Más',
      link && (
        <a key="link" href={link} rel="ugc nofollow noopener noreferrer">
          {link}
        </a>
      ),
    ],
  ];
  return (
    <article className={page.part}>
      <h2>{title}</h2>
      <p className="written">{summary}</p>
      <Facts facts={facts} aligned />
    </article>
  );
}
