import type { HubPiece } from '@femcoders/contracts/hub';
import { Link } from '@femcoders/platform';
import { PanotTile, Tag } from '@femcoders/shared-ui';
import { piecePath } from '../hub-address.ts';
import { factsOf, interestInWords, kindWords, usefulInWords } from '../hub-words.ts';
import styles from './piece-rows.module.css';

interface PieceRowsProps {
  pieces: readonly HubPiece[];
  /** Level of the titles' headings. */
  level: 2 | 3;
}

/** Pieces of one kind below each other, each a whole line to press. */
export function PieceRows({ pieces, level }: PieceRowsProps) {
  const Heading = `h${level}` as const;
  return (
    <ul className="ruled">
      {pieces.map((piece) => (
        <li key={piece.id} className={styles.row}>
          <PanotTile
            petals={kindWords[piece.kind].petals}
            palette={kindWords[piece.kind].palette}
            rotation={turnOf(piece.slug)}
            className={styles.tile}
          />
          <div className="stack gap-8 shrinks packed">
            <Heading className={styles.title}>
              <Link to={piecePath(piece.slug)} className="whole plain">
                {piece.title}
              </Link>
            </Heading>
            <p className={styles.body}>{piece.body}</p>
            <p className={styles.facts}>{factsOf(piece).join(' · ')}</p>
          </div>
          <Aside piece={piece} />
        </li>
      ))}
    </ul>
  );
}

/** Flowers of one kind are turned differently, each always the same way. */
const turnOf = (slug: string) => (slug.length * 15) % 90;

/** Renders the facts that help to decide whether to open it. */
function Aside({ piece }: { piece: HubPiece }) {
  switch (piece.kind) {
    case 'resource':
      return (
        <p className={styles.aside}>
          {piece.details.unreachable && <Tag tone="coral">No responde</Tag>}
          {piece.marks > 0 && <span>{usefulInWords(piece.marks)}</span>}
        </p>
      );
    case 'project':
      return (
        <div className={styles.aside}>
          {piece.details.complete ? (
            <Tag tone="outline">Equipo completo</Tag>
          ) : (
            <ul aria-label="Manos que faltan" className={`row gap-8 ${styles.roles}`}>
              {piece.details.roles.map((role) => (
                <li key={role}>
                  <Tag tone="lilac">{role}</Tag>
                </li>
              ))}
            </ul>
          )}
        </div>
      );
    case 'group':
      return <p className={styles.aside}>{piece.marks > 0 && <span>{interestInWords(piece.marks)}</span>}</p>;
    case 'study':
      return <p className={styles.aside}>{piece.author}</p>;
  }
}
