import type { ModeratedComment } from '@femcoders/contracts/moderation';
import { keepRejectedDays, keepSpamDays } from '@femcoders/contracts/moderation-limits';
import type { Decision } from '@femcoders/contracts/moderation-names';
import { counted } from '@femcoders/contracts/spanish-count';
import { longMoment } from '@femcoders/contracts/spanish-date';
import { Button, SeedAvatar } from '@femcoders/shared-ui';
import { Fragment, type ReactNode, type RefObject } from 'react';
import { waitingTime } from '../../layout/waiting-time.ts';
import { type Fact, Facts } from '../../records/facts.tsx';
import { articleName } from '../article-name.ts';
import { decisionWords, reasonWords } from '../decision-words.ts';
import { excerpt } from '../excerpt.ts';
import styles from './comment-detail.module.css';
import { DecisionButton } from './decision-button.tsx';
import { ReportReasons } from './report-reasons.tsx';
import { ScoreReasons } from './score-reasons.tsx';

interface CommentDetailProps {
  comment: ModeratedComment;
  /** The possible decisions. */
  decisions: readonly Decision[];
  /** Milliseconds since 1970. */
  now: number;
  headingRef: RefObject<HTMLHeadingElement | null>;
  keysShown: boolean;
  onDecide: (decision: Decision) => void;
  /** Back to the list, where a narrow screen shows one at a time. */
  onClose: () => void;
  /** The reasons to choose from, while it is being rejected. */
  children: ReactNode;
}

/** The selected comment whole, what is known of it, and what to do with it. */
export function CommentDetail(props: CommentDetailProps) {
  const { comment, decisions, now, headingRef, keysShown, onDecide, onClose, children } = props;
  const { alias, content, postId, article, createdAt, editedAt, decision, answersTo } = comment;

  return (
    <article className="stack gap-16 shrinks" aria-labelledby="comentario-abierto">
      <Button variant="quiet" size="small" className={styles.back} onClick={onClose}>
        Volver a la lista
      </Button>
      <header className="bar gap-12 middle">
        <SeedAvatar seed={alias} size={44} />
        <div className="shrinks">
          <h2 id="comentario-abierto" ref={headingRef} tabIndex={-1} className="part-title breaks landing">
            {alias}
          </h2>
          <p className="quiet small">
            {article ? <a href={article.path}>{article.title}</a> : articleName(postId, undefined)}
            {comment.sameAlias && ` · ${tally(comment.sameAlias)}`}
          </p>
        </div>
      </header>
      {answersTo !== undefined && (
        <div className="quiet small breaks">
          {answersTo ? (
            <>
              <p>
                Responde a <strong>{answersTo.alias}</strong>
                {!answersTo.approved && ', que ya no está publicado'}:
              </p>
              <blockquote>{excerpt(answersTo.content)}</blockquote>
            </>
          ) : (
            <p>Responde a un comentario retirado.</p>
          )}
        </div>
      )}
      <blockquote className="quoted written">{content}</blockquote>
      {comment.reports && <ReportReasons reports={comment.reports} />}
      <ScoreReasons comment={comment} />
      <div className={styles.actions}>
        {decisions.map((each) => (
          <DecisionButton key={each} decision={each} keyShown={keysShown} onDecide={onDecide} />
        ))}
      </div>
      {children ?? (
        <p className="quiet smaller">{decisions.map((each) => decisionWords[each].consequence).join(' ')}</p>
      )}
      <Facts
        facts={[
          [
            'Recibido',
            <Fragment key="at">
              <time dateTime={createdAt}>{longMoment(createdAt)}</time> (hora de Madrid)
            </Fragment>,
          ],
          ['Cambiado por quien lo escribió', editedAt && momentOf(editedAt)],
          ...(decision ? decisionFacts(comment, decision) : [['Espera', waitingTime(createdAt, now)] as const]),
        ]}
      />
    </article>
  );
}

const momentOf = (at: string) => <time dateTime={at}>{longMoment(at)}</time>;

function decisionFacts({ state }: ModeratedComment, decision: NonNullable<ModeratedComment['decision']>): Fact[] {
  const { at, by, byScore, reason, note } = decision;
  const keptDays = state === 'rejected' ? keepRejectedDays : state === 'spam' ? keepSpamDays : null;
  return [
    ['Decidido', momentOf(at)],
    ['Por', byScore ? 'la puntuación, al llegar' : (by ?? 'no consta')],
    ['Motivo', state === 'rejected' && (reason ? reasonWords[reason] : 'sin motivo')],
    ['Nota', note],
    ['Se borra', keptDays !== null && longMoment(new Date(Date.parse(at) + keptDays * 86_400_000).toISOString())],
  ];
}

/** How comments with the same alias were decided. Anybody may sign with it. */
function tally({ approved, rejected }: { approved: number; rejected: number }): string {
  if (approved + rejected === 0) return 'sin historial con este alias';
  return (
    `con este alias: ` +
    `${counted(approved, 'aprobado', 'aprobados')}, ` +
    counted(rejected, 'rechazado', 'rechazados')
  );
}
