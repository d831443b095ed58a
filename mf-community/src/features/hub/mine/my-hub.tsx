import { counted, plural } from '@femcoders/contracts/spanish-count';
import { OwnData } from '@femcoders/kit/data/own-data';
import { Link, useApi, useQuery } from '@femcoders/platform';
import { hubPath, ideasPath, proposePath } from '../hub-address.ts';
import { ownHubQuery } from '../hub-queries.ts';
import styles from './my-hub.module.css';
import { MyPiece } from './my-piece.tsx';
import { SentAnswers } from './sent-answers.tsx';

/** All that is hers in the hub, or the way there. */
export function MyHub({ userId }: { userId: string }) {
  const own = useQuery(ownHubQuery(useApi(), userId));
  const waiting = own.data?.pieces.flatMap(({ answers }) => answers).filter(({ reply }) => reply === null).length ?? 0;
  return (
    <OwnData
      id="comunidad"
      title="Mi comunidad"
      note={waiting > 0 && counted(waiting, 'respuesta por leer', 'respuestas por leer')}
      query={own}
      failed="No hemos podido cargar lo que has compartido"
    >
      {(data) => (
        <div className="stack gap-32">
          {data.pieces.length > 0 && (
            <ul className={styles.pieces} aria-label="Lo que has compartido">
              {data.pieces.map((piece) => (
                <MyPiece key={piece.id} piece={piece} userId={userId} />
              ))}
            </ul>
          )}
          {data.sent.length > 0 && <SentAnswers sent={data.sent} userId={userId} />}
          <p className="row gap-8-16 middle">
            {data.pieces.length === 0 && data.sent.length === 0 && <span>Aún no has compartido nada. </span>}
            <Link to={proposePath()}>Compartir algo</Link>
            <Link to={hubPath}>Ver la plaza</Link>
            <Link to={ideasPath}>
              {data.ideas.length > 0
                ? `${plural(data.ideas.length, 'Tu voto', `Tus ${data.ideas.length} votos`)} a las ideas`
                : 'Votar las once ideas'}
            </Link>
          </p>
        </div>
      )}
    </OwnData>
  );
}
