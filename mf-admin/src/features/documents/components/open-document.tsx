import type { DocumentEntryDetail } from '@femcoders/contracts/document';
import { documentCases } from '@femcoders/contracts/document-cases';
import { documentLimits } from '@femcoders/contracts/document-limits';
import { documentAnswer } from '@femcoders/contracts/validate-documents';
import { Tag } from '@femcoders/shared-ui';
import { TeamNote } from '../../forms/note-form.tsx';
import { StateWord } from '../../lists/components/state-word.tsx';
import { Facts } from '../../records/facts.tsx';
import page from '../../records/record-page.module.css';
import { type RecordProps, recordPage } from '../../records/record-page.tsx';
import { type DocumentMutations, useDocument, useDocumentMutations } from '../api/open-document.ts';
import { kindName, stateNames } from '../document-words.ts';
import { Decision } from './decision.tsx';
import { DocumentFiles } from './document-files.tsx';
import { DocumentHistory } from './document-history.tsx';
import { DocumentSide } from './document-side.tsx';

/** A case at work: what was sent, what has happened, and what is to be done. */
export const OpenDocument = recordPage({
  useRecord: useDocument,
  useMutations: useDocumentMutations,
  what: 'el envío',
  gone: 'Este envío no está aquí',
  goneWhy: 'Puede que su cuenta se haya borrado, o que haya pasado un año desde que terminó.',
  back: '/admin/documentos',
  backWords: 'Volver a los envíos',
  Main: CaseAtWork,
  Side: DocumentSide,
  sideLabel: 'Sobre este envío',
});

function CaseAtWork({ record: found, mutations }: RecordProps<DocumentEntryDetail, DocumentMutations>) {
  const isOpen = found.deleteAt !== null;
  return (
    <>
      <Sent found={found} />
      {isOpen ? <DocumentFiles found={found} /> : <Gone found={found} />}
      {isOpen && <Decision key={found.state} found={found} decide={mutations.decide} />}
      <DocumentHistory steps={found.steps} name={found.member.name} />
      {isOpen && (
        <TeamNote
          draft={`document-note:${found.id}`}
          onDevice
          hint="Solo la lee el equipo. Se borra con los documentos."
          maxLength={documentLimits.noteMax}
          onSave={mutations.addNote}
        />
      )}
    </>
  );
}

/** Renders who has sent it, for what, and what she wrote. */
function Sent({ found }: { found: DocumentEntryDetail }) {
  const { kind, fields, member, state } = found;
  const written = documentCases[kind].fields.filter(({ name }) => fields[name]);
  return (
    <section className={page.part} aria-labelledby="de-quien">
      <h2 id="de-quien">{member.name}</h2>
      <p className="row gap-8">
        <Tag tone="lilac">{kindName(kind)}</Tag>
        <StateWord state={state}>{stateNames[state]}</StateWord>
      </p>
      {written.length > 0 && (
        <Facts facts={written.map((field) => [field.label, documentAnswer(field, fields[field.name] ?? '')])} />
      )}
    </section>
  );
}

function Gone({ found }: { found: DocumentEntryDetail }) {
  return (
    <p className="boxed stack gap-12 small breaks">
      {found.state === 'withdrawn'
        ? 'Lo ha retirado ella: los documentos ya no existen.'
        : 'Ha terminado su plazo: los documentos ya no existen.'}{' '}
      Durante un año quedan solo las fechas.
    </p>
  );
}
