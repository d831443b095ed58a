import type { OwnHub, OwnHubPiece } from '@femcoders/contracts/hub';
import { hubLimits } from '@femcoders/contracts/hub-limits';
import { Loaded } from '@femcoders/kit/data/loaded';
import { FocusedHeading } from '@femcoders/kit/forms/focused-heading';
import { Link, useApi, useQuery, useSearchParams } from '@femcoders/platform';
import { buttonClass, EmptyState } from '@femcoders/shared-ui';
import { useState } from 'react';
import { hubPath, kindOfAddress, ownPath, piecePath } from '../hub-address.ts';
import { ownHubQuery } from '../hub-queries.ts';
import { PieceForm } from './piece-form.tsx';
import styles from './propose.module.css';

/** Puts something up, or changes what she has put up: `?editar=<id>`. */
export function ProposePiece({ userId }: { userId: string }) {
  const [search] = useSearchParams();
  const query = useQuery(ownHubQuery(useApi(), userId));
  const editing = search.get('editar');
  return (
    <Loaded query={query} failed="No hemos podido cargar tu formulario" loading="Cargando el formulario…">
      {(own) => <Writing key={editing} userId={userId} own={own} editing={editing} asked={search.get('tipo')} />}
    </Loaded>
  );
}

interface WritingProps {
  userId: string;
  own: OwnHub;
  /** The piece that is changed. */
  editing: string | null;
  /** The kind that the address asks for. */
  asked: string | null;
}

function Writing({ userId, own, editing, asked }: WritingProps) {
  const [done, setDone] = useState<OwnHubPiece | null>(null);
  const piece = own.pieces.find(({ id }) => id === editing) ?? null;
  if (editing && (!piece || piece.state === 'removed')) {
    return (
      <EmptyState title="Esta publicación no se puede cambiar">
        <p>O no es tuya, o la ha retirado el equipo.</p>
        <p>
          <Link to={ownPath}>Ver lo que has compartido</Link>
        </p>
      </EmptyState>
    );
  }
  if (done) return <Done piece={done} onAnother={editing ? null : () => setDone(null)} />;
  return (
    <PieceForm userId={userId} piece={piece} asked={kindOfAddress(asked)} trusted={own.trusted} onDone={setDone} />
  );
}

/** Renders the outcome, and links to go on. */
function Done({ piece, onAnother }: { piece: OwnHubPiece; onAnother: (() => void) | null }) {
  const published = piece.state === 'published';
  return (
    <div className={styles.done}>
      <FocusedHeading>
        {published ? 'Ya está publicado' : piece.state === 'pending' ? 'Lo leemos y te escribimos' : 'Guardado'}
      </FocusedHeading>
      {piece.state === 'pending' && (
        <p>
          Las primeras {hubLimits.trustedAfter} publicaciones de cada una las lee antes alguien del equipo. Te llega un
          correo cuando se publique o, si no, con el motivo. Después se publican al momento.
        </p>
      )}
      <p className="row gap-8">
        {published && (
          <Link to={piecePath(piece.slug)} className={buttonClass('filled', 'small')}>
            Verlo
          </Link>
        )}
        <Link to={ownPath} className={buttonClass('outline', 'small')}>
          Lo que has compartido
        </Link>
        {onAnother ? (
          <button type="button" className={buttonClass('outline', 'small')} onClick={onAnother}>
            Compartir otra cosa
          </button>
        ) : (
          <Link to={hubPath} className={buttonClass('outline', 'small')}>
            Ir a la plaza
          </Link>
        )}
      </p>
    </div>
  );
}
