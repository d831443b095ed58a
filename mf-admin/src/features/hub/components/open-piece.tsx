import type { AdminHubPiece } from '@femcoders/contracts/hub';
import { counted } from '@femcoders/contracts/spanish-count';
import { shortMoment } from '@femcoders/contracts/spanish-date';
import { Tag } from '@femcoders/shared-ui';
import { StateWord } from '../../lists/components/state-word.tsx';
import { OpenRecord } from '../../records/open-record.tsx';
import page from '../../records/record-page.module.css';
import { RecordPage } from '../../records/record-page.tsx';
import { useDecision, usePiece } from '../api/open-piece.ts';
import { kindNames, reportNames, stateNames } from '../hub-words.ts';
import { Decision } from './decision.tsx';
import { PieceSide } from './piece-side.tsx';

/** A piece at work: what it says, what readers object to, and what is decided. */
export function OpenPiece({ id }: { id: string }) {
  const decide = useDecision(id);
  return (
    <OpenRecord
      query={usePiece(id)}
      what="la publicación"
      gone="Esta publicación no está aquí"
      goneWhy="Puede que su autora haya borrado su cuenta."
      {...back}
    >
      {(piece) => (
        <RecordPage {...back} side={<PieceSide piece={piece} />}>
          <Text piece={piece} />
          <Reports reports={piece.reports} />
          <Decision key={piece.state} piece={piece} decide={decide} />
        </RecordPage>
      )}
    </OpenRecord>
  );
}

const back = { back: '/admin/comunidad', backWords: 'Volver a las publicaciones' };

function Text({ piece }: { piece: AdminHubPiece }) {
  return (
    <section className={page.part} aria-labelledby="pieza">
      <h2 id="pieza">{piece.title}</h2>
      <p className="row gap-8">
        <Tag tone="lilac">{kindNames[piece.kind]}</Tag>
        <StateWord state={piece.state}>{stateNames[piece.state]}</StateWord>
        {piece.topics.map((topic) => (
          <Tag key={topic} tone="outline">
            {topic}
          </Tag>
        ))}
      </p>
      <p className="readable written">{piece.body}</p>
      {piece.reason && <p className="boxed stack gap-12 small breaks">Lo que le dijimos: {piece.reason}</p>}
    </section>
  );
}

function Reports({ reports }: { reports: AdminHubPiece['reports'] }) {
  if (reports.length === 0) return null;
  return (
    <section className={page.part} aria-labelledby="denuncias">
      <h2 id="denuncias">{counted(reports.length, 'denuncia', 'denuncias')}</h2>
      <ul className={page.rows}>
        {reports.map(({ reason, note, at }) => (
          <li key={at + reason}>
            <b>{reportNames[reason]}</b> · <time dateTime={at}>{shortMoment(at)}</time>
            {note && <p>{note}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
