import type { AdminMentoring, AdminProposal } from '@femcoders/contracts/admin-mentoring';
import { proposalStateNames } from '@femcoders/contracts/mentoring-names';
import { shortDay } from '@femcoders/contracts/spanish-date';
import { Link } from '@femcoders/platform';
import page from '../../records/record-page.module.css';

/** To whom the request has been proposed, the latest list first, with the reasons as they were shown then. */
export function ProposalHistory({ proposals }: { proposals: AdminProposal[] }) {
  if (proposals.length === 0) return null;
  return (
    <section className={page.part} aria-labelledby="propuestas">
      <h2 id="propuestas">Propuestas</h2>
      <ol className={page.notes}>
        {proposals.map(({ id, mentor, state, score, reasons, answerBy, answeredAt, reason }) => (
          <li key={id}>
            <p>
              {mentor ? (
                <Link to={`/admin/mentoria/mentoras/${mentor.id}`}>{mentor.name}</Link>
              ) : (
                'Alguien que ya no está'
              )}
              {': '}
              <strong>{proposalStateNames[state].toLowerCase()}</strong>
              {state === 'asked' && answerBy && `, antes del ${shortDay(answerBy)}`}
              {answeredAt && ` (${shortDay(answeredAt)})`}
            </p>
            {reason && <p className="written">«{reason}»</p>}
            <details>
              <summary className="small">{score} de 100: por qué</summary>
              <ul className="bullets">
                {reasons.map(({ text, points, of }) => (
                  <li key={text}>
                    {text}
                    {of > 0 && ` (+${points} de ${of})`}
                  </li>
                ))}
              </ul>
            </details>
          </li>
        ))}
      </ol>
    </section>
  );
}

const sides = { mentor: 'la mentora', mentee: 'quien pidió', team: 'el equipo' } as const;

/** Pairs that ended, with why and how it went, which only the team reads. */
export function PastPairs({ pairs }: { pairs: AdminMentoring['past'] }) {
  if (pairs.length === 0) return null;
  return (
    <section className={page.part} aria-labelledby="anteriores">
      <h2 id="anteriores">Mentorías terminadas</h2>
      <ol className={page.notes}>
        {pairs.map(({ id, mentor, startedAt, closedAt, closedBy, reason, sessionsDone, ratings }) => (
          <li key={id}>
            <p>
              <strong>{mentor ?? 'Alguien que ya no está'}</strong>, del {shortDay(startedAt)} al {shortDay(closedAt)}.
              Sesiones: {sessionsDone}.{closedBy && ` La cerró ${sides[closedBy]}.`}
            </p>
            {reason && <p className="written">«{reason}»</p>}
            {ratings.map(({ side, stars, note }) => (
              <p key={side} className="written">
                Valora {sides[side]}: {stars} de 5{note && `. «${note}»`}
              </p>
            ))}
          </li>
        ))}
      </ol>
    </section>
  );
}
