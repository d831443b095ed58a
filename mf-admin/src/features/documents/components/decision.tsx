import type { DocumentDecision, DocumentEntryDetail } from '@femcoders/contracts/document';
import { documentLimits } from '@femcoders/contracts/document-limits';
import { nextDocumentStates } from '@femcoders/contracts/document-names';
import { Form, SubmitButton } from '@femcoders/kit/forms/form';
import { keptHere } from '@femcoders/kit/forms/submission-problem';
import { useForm } from '@femcoders/kit/forms/use-form';
import { showToast } from '@femcoders/platform';
import { TextArea } from '@femcoders/shared-ui';
import { ChoiceGroup } from '@femcoders/shared-ui/choice';
import { useRef } from 'react';
import { draftKeyOf } from '../../forms/draft-key.ts';
import { splitLines } from '../../forms/split-lines.ts';
import { useKeptFocus } from '../../layout/use-kept-focus.ts';
import page from '../../records/record-page.module.css';
import { Templates } from '../../records/templates.tsx';
import type { DocumentMutations } from '../api/open-document.ts';
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

/** The button of a decision, and the message when it is done. */
const decisions: Record<Next, { act: string; done: string }> = {
  reviewing: { act: 'Poner en revisión', done: 'Ahora está en revisión.' },
  missing: { act: 'Pedirlo', done: 'Le hemos pedido lo que falta.' },
  accepted: { act: 'Aceptar', done: 'Aceptado. Se lo hemos dicho por correo.' },
  refused: { act: 'No aceptar', done: 'No aceptado. Se lo hemos dicho por correo.' },
};

/** Renders what becomes of a case next; what is written for her is kept until it is sent. */
export function Decision({ found, decide }: { found: DocumentEntryDetail; decide: DocumentMutations['decide'] }) {
  const { id, kind, state: from } = found;
  const offered = choices.filter(({ value }) => nextDocumentStates[from].includes(value));
  const form = useForm({
    draft: draftKeyOf(`document:${id}`),
    start: nothing,
    read,
    words: keptHere,
    bodyOf: ({ state, missing, reason }) => ({
      state: offered.some(({ value }) => value === state) ? state : '',
      from,
      missing: state === 'missing' ? splitLines(missing) : [],
      reason: state === 'reviewing' ? '' : reason,
    }),
    validate: problemsOf,
    async send({ state, ...said }) {
      if (!state) return;
      await decide({ state, ...said });
      showToast(decisions[state].done, { tone: 'success' });
    },
  });
  const { values: written, change, errorOf, typed } = form;
  const place = useRef<HTMLFormElement>(null);
  useKeptFocus(place);
  const state = offered.some(({ value }) => value === written.state) ? written.state : '';

  return (
    <Form of={form} ref={place} heading={<h2 id="decidir">Decidir</h2>} className={page.form} aria-labelledby="decidir">
      <ChoiceGroup
        type="radio"
        name="state"
        label="Pasa a"
        choices={offered}
        chosen={state ? [state] : []}
        onChange={([chosen]) => change({ state: chosen ?? '' })}
        error={errorOf('state')}
      />
      {state === 'missing' && (
        <>
          <TextArea
            {...typed('missing')}
            label="Qué falta"
            hint="Una cosa por línea, tal como la va a leer."
            rows={4}
          />
          <Templates
            texts={missingTemplates[kind]}
            onChoose={(text) => change({ missing: [...splitLines(written.missing), text].join('\n') })}
          />
        </>
      )}
      {state !== '' && state !== 'reviewing' && (
        <>
          <TextArea
            {...typed('reason')}
            label={state === 'refused' ? 'Por qué no' : 'Unas palabras para ella'}
            optional={state !== 'refused'}
            rows={3}
            maxLength={documentLimits.reasonMax}
          />
          {state === 'refused' && (
            <Templates
              texts={refusalTemplates}
              onChoose={(text) => change({ reason: [written.reason.trim(), text].filter(Boolean).join(' ') })}
            />
          )}
        </>
      )}
      <p>
        <SubmitButton of={form} doing="Guardando…" size="small">
          {state ? decisions[state].act : 'Guardar'}
        </SubmitButton>
      </p>
    </Form>
  );
}

function problemsOf({ state, missing, reason }: { state: Next | ''; missing: readonly string[]; reason: string }) {
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
