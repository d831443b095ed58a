import type { AdminHubPiece } from '@femcoders/contracts/hub';
import { counted } from '@femcoders/contracts/spanish-count';
import { shortMoment } from '@femcoders/contracts/spanish-date';
import { Tag } from '@femcoders/shared-ui';
import { StateWord } from '../../lists/components/state-word.tsx';
import page from '../../records/record-page.module.css';
import { recordPage } from '../../records/record-page.tsx';
import { useDecision, usePiece } from '../api/open-piece.ts';
import { kindNames, reportNames, stateNames } from '../hub-words.ts';
import { Decision } from './decision.tsx';
import { PieceFacts } from './piece-facts.tsx';

/** A piece at work: what it says, what readers object to, and what is decided. */
export const OpenPiece = recordPage({
  useRecord: usePiece,
  useMutations: useDecision,
  what: 'la publicación',
  gone: 'Esta publicación no está aquí',
  goneWhy: 'Puede que su autora haya borrado su cuenta.',
  back: '/admin/comunidad',
  backWords: 'Volver a las publicaciones',
  Main: ({ record, mutations: decide }) => (
    <>
      <Text piece={record} />
      <Reports reports={record.reports} />
      <Decision key={record.state} piece={record} decide={decide} />
    </>
  ),
  Side: PieceFacts,
  sideLabel: 'Sobre esta publicación',
});

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
