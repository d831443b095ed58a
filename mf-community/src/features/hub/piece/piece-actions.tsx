import { markHubPiece, unmarkHubPiece } from '@femcoders/contracts/endpoints/hub';
import type { HubPiece } from '@femcoders/contracts/hub';
import { callApi, Link, useApi, useLocation, useQuery, useSession } from '@femcoders/platform';
import { buttonClass } from '@femcoders/shared-ui';
import { Arrow } from '@femcoders/shared-ui/arrow';
import { browserPart } from '@femcoders/shared-ui/browser-part';
import { Suspense } from 'react';
import { loginAddress } from '../../members/members-only.tsx';
import { editPath, ownPath } from '../hub-address.ts';
import { ownHubQuery } from '../hub-queries.ts';
import { interestInWords, usefulInWords } from '../hub-words.ts';
import { VoteButton } from '../vote-button.tsx';
import styles from './piece-actions.module.css';
import { Outside } from './piece-facts.tsx';

/** Only members write. */
const { Part: AnswerForm } = browserPart(
  async () => (await import(/* webpackChunkName: "hub-answer" */ './answer-form.tsx')).AnswerForm,
);

/** Renders the actions of a reader: open it, vote for it, join it. */
export function PieceActions({ piece }: { piece: HubPiece }) {
  const api = useApi();
  const { user } = useSession();
  const own = useQuery({ ...ownHubQuery(api, user?.id ?? ''), enabled: user !== null });
  if (own.data?.pieces.some(({ id }) => id === piece.id)) return <OwnActions id={piece.id} />;
  switch (piece.kind) {
    case 'resource':
      return (
        <div className="stack gap-16 starts">
          <Outside url={piece.details.url} className={buttonClass('filled')}>
            Abrir el recurso
            <Arrow />
          </Outside>
          {piece.details.unreachable && (
            <p className={styles.note}>La última vez que lo probamos, el enlace no respondía.</p>
          )}
          <Vote piece={piece} name="Me es útil" give="Es útil" given="Útil" words={usefulInWords} />
        </div>
      );
    case 'group':
      return (
        <div className="stack gap-16 starts">
          <Vote
            piece={piece}
            name="Me interesa este grupo"
            give="Me interesa"
            given="Me interesa"
            words={interestInWords}
          />
          <p className={styles.note}>Solo se ve cuántas sois, nunca quiénes.</p>
        </div>
      );
    default:
      return <Answer piece={piece} sent={own.data?.sent.find((one) => one.piece.id === piece.id)?.at} />;
  }
}

interface VoteProps {
  piece: HubPiece;
  name: string;
  give: string;
  given: string;
  words: (count: number) => string;
}
const Vote = ({ piece: { id, marks }, ...words }: VoteProps) => (
  <VoteButton
    of={id}
    kind="marks"
    vote={(api, userId, wanted) =>
      callApi(api, wanted ? markHubPiece : unmarkHubPiece, { params: { id: userId, piece: id } })
    }
    count={marks}
    {...words}
  />
);

function OwnActions({ id }: { id: string }) {
  return (
    <div className="stack gap-16 starts">
      <p>Esta publicación es tuya.</p>
      <p className="row gap-8">
        <Link to={editPath(id)} className={buttonClass('filled', 'small')}>
          Cambiarla
        </Link>
        <Link to={ownPath} className={buttonClass('outline', 'small')}>
          Ver las respuestas
        </Link>
      </p>
    </div>
  );
}

/** The way to its author: by us, so that nobody's address is seen. */
function Answer({ piece, sent }: { piece: HubPiece; sent: string | undefined }) {
  const { user } = useSession();
  const place = useLocation();
  const isProject = piece.kind === 'project';
  if (piece.kind === 'project' && piece.details.complete) {
    return <p className={styles.note}>El equipo ya está completo. Mira otros que aún buscan manos.</p>;
  }
  if (sent) {
    return (
      <div className="stack gap-16 starts">
        <p>Ya le has escrito. Cuando te conteste te llega un correo, y lo ves en tu página.</p>
        <p>
          <Link to={ownPath}>Ver lo que le dijiste</Link>
        </p>
      </div>
    );
  }
  const words = isProject ? 'Me apunto' : 'Responderle';
  return user ? (
    <Suspense fallback={<p className={styles.note}>Cargando…</p>}>
      <AnswerForm piece={piece} userId={user.id} label={words} />
    </Suspense>
  ) : (
    <div className="stack gap-16 starts">
      <p>
        <Link to={loginAddress(place)} className={buttonClass('filled')}>
          {words}
        </Link>
      </p>
      <p className={styles.note}>Con tu cuenta le escribes a través de nosotras: ni ella ve tu correo ni tú el suyo.</p>
    </div>
  );
}
