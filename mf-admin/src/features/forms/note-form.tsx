import { Form, SubmitButton } from '@femcoders/kit/forms/form';
import { keptHere } from '@femcoders/kit/forms/submission-problem';
import { useForm } from '@femcoders/kit/forms/use-form';
import { TextArea } from '@femcoders/shared-ui';
import type { ReactNode } from 'react';
import page from '../records/record-page.module.css';
import { draftKeyOf } from './draft-key.ts';
import { readTextDraft } from './read-text-draft.ts';
import { sendOnCtrlEnter } from './send-on-ctrl-enter.ts';

interface NoteFormProps {
  /** The draft key, such as `note:<id>`. */
  draft: string;
  /** Whether what is typed may lie on this device. */
  onDevice: boolean;
  /** The hint about its readers. */
  hint: string;
  maxLength: number;
  /**
   * The same key means the same note: sent again it is kept once.
   * @throws what the API client throws
   */
  onSave: (note: { key: string; text: string }) => Promise<unknown>;
  className?: string | undefined;
  /** Id of its heading, and the heading. */
  labelledBy?: string;
  children?: ReactNode;
}

const start = { text: '' };
const names = { text: 'nota' };

/** A note about somebody or something that only the team reads. */
export function NoteForm(props: NoteFormProps) {
  const { draft, onDevice, hint, maxLength, onSave, className, labelledBy, children } = props;
  const note = useForm({
    draft: draftKeyOf(draft),
    start,
    read: readTextDraft,
    onDevice,
    words: keptHere,
    bodyOf: ({ text }) => text,
    validate: (text) => ({ text: text.trim() ? null : 'Escribe la nota.' }),
    send: async (text, key) => void (await onSave({ key, text })),
  });

  return (
    <Form
      of={note}
      names={names}
      heading={children}
      className={className}
      aria-labelledby={labelledBy}
      onKeyDown={sendOnCtrlEnter}
    >
      <TextArea {...note.typed('text')} name="nota" label="Nota" hint={hint} rows={3} maxLength={maxLength} />
      <p className="row gap-12 middle">
        <SubmitButton of={note} doing="Guardando…" size="small" variant="outline">
          Guardar nota
        </SubmitButton>
      </p>
    </Form>
  );
}

/** The note of a record's page, below all that is known of it. */
export function TeamNote(
  props: Omit<NoteFormProps, 'hint' | 'className' | 'labelledBy' | 'children'> & { hint?: string },
) {
  return (
    <NoteForm hint="Solo la lee el equipo." {...props} className={page.form} labelledBy="anotar">
      <h2 id="anotar">Nota interna</h2>
    </NoteForm>
  );
}
