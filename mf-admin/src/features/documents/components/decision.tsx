import type { DocumentDecision, DocumentEntryDetail } from '@femcoders/contracts/document';
import { documentLimits } from '@femcoders/contracts/document-limits';
import { type DocumentState, nextDocumentStates } from '@femcoders/contracts/document-names';
import { checkTitle } from '@femcoders/kit/forms/sending-problem';
import { useDraft } from '@femcoders/kit/forms/use-draft';
import { useSending } from '@femcoders/kit/forms/use-sending';
import { showToast } from '@femcoders/platform';
import { Button, ErrorSummary, TextArea } from '@femcoders/shared-ui';
import { ChoiceGroup } from '@femcoders/shared-ui/choice';
import { type FormEvent, useRef } from 'react';
import { draftKeyOf } from '../../forms/draft-key.ts';
import { useKeptFocus } from '../../layout/use-kept-focus.ts';
import page from '../../records/record-page.module.css';
import { Templates } from '../../records/templates.tsx';
import type { ActOnDocument } from '../api/open-document.ts';
import { missingTemplates, refusalTemplates } from '../document-words.ts';

type Next = DocumentDecision['state'];

interface Written {
  state: Next | '';
  /** One thing each line. */
  missing: string;
  reason: string;
}
const nothing: Written = { state: '', missing: '', reason: '' };

function read(stored: unknown): Written | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { state, missing, reason } = stored as Partial<Record<keyof Written, unknown>>;
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  return {
    state: choices.find(({ value }) => value === state)?.value ?? '',
    missing: text(missing),
    reason: text(reason),
  };
}

const choices = [
  { value: 'reviewing', label: 'En revisión', hint: 'No le escribimos.' },
  { value: 'missing', label: 'Falta algo', hint: 'Le decimos qué, y lo añade.' },
  { value: 'accepted', label: 'Aceptado', hint: 'Se lo decimos.' },
  { value: 'refused', label: 'No aceptado', hint: 'Le decimos por qué. Se borra antes.' },
] as const;

const doneWords: Record<Next, string> = {
  reviewing: 'Ahora está en revisión.',
  missing: 'Le hemos pedido lo que falta.',
  accepted: 'Aceptado. Se lo hemos dicho por correo.',
  refused: 'No aceptado. Se lo hemos dicho por correo.',
};

/** What becomes of a case next; what is written for her is kept until it is sent. */
export function Decision({ found, act }: { found: DocumentEntryDetail; act: ActOnDocument }) {
  const { id, kind, state: from } = found;
  const { value: written, change, forget } = useDraft<Written>(draftKeyOf(`document:${id}`), { start: nothing, read });
  const { busy, problem, setProblem, errorOf, send } = useSending();
  const form = useRef<HTMLFormElement>(null);
  useKeptFocus(form);
  const offered = choices.filter(({ value }) => nextDocumentStates[from].includes(value));
  const state = offered.some(({ value }) => value === written.state) ? written.state : '';

  function submit(event: FormEvent) {
    event.preventDefault();
    const missing = linesOf(written.missing);
    const fields = problemsOf(state, missing, written.reason);
    if (fields.length > 0 || !state) return setProblem({ title: checkTitle, fields });
    void send(async () => {
      const said = state === 'reviewing' ? '' : written.reason;
      await act('state', { state, from, missing: state === 'missing' ? missing : [], reason: said });
      forget();
      showToast(doneWords[state], { tone: 'success' });
    });
  }

  return (
    <form ref={form} className={page.form} noValidate aria-labelledby="decidir" onSubmit={submit}>
      <h2 id="decidir">Decidir</h2>
      {problem && <ErrorSummary title={problem.title} problems={problem.fields} />}
      <ChoiceGroup
        type="radio"
        name="state"
        label="Pasa a"
        choices={offered}
        chosen={state ? [state] : []}
        onChange={([chosen]) => change({ ...written, state: chosen ?? '' })}
        error={errorOf('state')}
      />
      {state === 'missing' && (
        <>
          <TextArea
            name="missing"
            label="Qué falta"
            hint="Una cosa por línea, tal como la va a leer."
            rows={4}
            value={written.missing}
            error={errorOf('missing')}
            onChange={({ target }) => change({ ...written, missing: target.value })}
          />
          <Templates
            texts={missingTemplates[kind]}
            onChoose={(text) => change({ ...written, missing: [...linesOf(written.missing), text].join('\n') })}
          />
        </>
      )}
      {state !== '' && state !== 'reviewing' && (
        <>
          <TextArea
            name="reason"
            label={state === 'refused' ? 'Por qué no' : 'Unas palabras para ella'}
            optional={state !== 'refused'}
            rows={3}
            maxLength={documentLimits.reasonMax}
            value={written.reason}
            error={errorOf('reason')}
            onChange={({ target }) => change({ ...written, reason: target.value })}
          />
          {state === 'refused' && (
            <Templates
              texts={refusalTemplates}
              onChoose={(text) =>
                change({ ...written, reason: [written.reason.trim(), text].filter(Boolean).join(' ') })
              }
            />
          )}
        </>
      )}
      <p>
        <Button type="submit" size="small" busy={busy}>
          {busy ? 'Guardando…' : labelOf(state)}
        </Button>
      </p>
    </form>
  );
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

const labelOf = (state: Next | '') =>
  ({ '': 'Guardar', reviewing: 'Poner en revisión', missing: 'Pedirlo', accepted: 'Aceptar', refused: 'No aceptar' })[
    state
  ];

function problemsOf(state: DocumentState | '', missing: readonly string[], reason: string) {
  const { missingMax, missingTextMax } = documentLimits;
  const found: { field: string; message: string }[] = [];
  if (!state) found.push({ field: 'state', message: 'Elige a qué estado pasa.' });
  if (state === 'missing') {
    if (missing.length === 0) found.push({ field: 'missing', message: 'Escribe qué falta.' });
    if (missing.length > missingMax) found.push({ field: 'missing', message: `Pide ${missingMax} cosas como mucho.` });
    if (missing.some(({ length }) => length > missingTextMax)) {
      found.push({ field: 'missing', message: `Cada cosa cabe en ${missingTextMax} caracteres.` });
    }
  }
  if (state === 'refused' && !reason.trim()) found.push({ field: 'reason', message: 'Escribe por qué no se acepta.' });
  return found;
}
