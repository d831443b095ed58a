import { notePairSession } from '@femcoders/contracts/endpoints/mentoring';
import { mentoringLimits } from '@femcoders/contracts/mentoring-limits';
import type { PairSession } from '@femcoders/contracts/mentoring-pair';
import { noteProblem } from '@femcoders/contracts/validate-mentoring';
import { Form, SubmitButton } from '@femcoders/kit/forms/form';
import { useForm } from '@femcoders/kit/forms/use-form';
import { callApi } from '@femcoders/platform';
import { Button, TextArea } from '@femcoders/shared-ui';
import { useEffect, useRef, useState } from 'react';
import { draftKeyOf } from '../../forms/draft-key.ts';
import { storedTexts } from '../../forms/stored-values.ts';
import type { ActOnPair } from '../own-mentoring.ts';
import styles from './pair-view.module.css';

interface SessionNoteProps {
  session: PairSession;
  /** Whether its field stands open while nothing is written in it. */
  inviting: boolean;
  act: ActOnPair;
}

/** Three lines that only she reads. What is typed is kept in the browser until it is saved. */
export function SessionNote({ session, inviting, act }: SessionNoteProps) {
  const frame = useRef<HTMLFormElement>(null);
  const [wanted, setWanted] = useState(false);
  // The focus moves to the field.
  useEffect(() => {
    if (wanted) frame.current?.querySelector('textarea')?.focus();
  }, [wanted]);
  const field = `note-${session.id}`;
  const form = useForm({
    draft: draftKeyOf(`nota-${session.id}`),
    start: { text: session.note },
    read: (stored) => storedTexts(stored, ['text']),
    bodyOf: ({ text }) => ({ text: text.trim() }),
    validate: ({ text }) => ({ text: noteProblem(text) }),
    async send(body) {
      await act((api, of) => callApi(api, notePairSession, { params: { ...of, session: session.id }, body }));
      return body;
    },
  });
  const { text } = form.values;
  const unsaved = text.trim() !== session.note;

  if (!inviting && !wanted && text === '' && !unsaved) {
    return (
      <p>
        <Button size="small" variant="outline" onClick={() => setWanted(true)}>
          Escribir una nota
        </Button>
      </p>
    );
  }
  return (
    <Form of={form} names={{ text: field }} ref={frame} className={styles.form} aria-label="Tu nota">
      <TextArea
        {...form.typed('text')}
        name={field}
        label="Tu nota"
        hint="Tres líneas que solo lees tú: qué ha salido, qué te llevas, qué harás."
        rows={3}
        maxLength={mentoringLimits.note}
      />
      <p className="row gap-8-16 middle">
        <SubmitButton of={form} size="small" variant="outline" doing="Guardando…" aria-disabled={!unsaved || undefined}>
          Guardar nota
        </SubmitButton>
        <span className="quiet small" aria-live="polite">
          {unsaved ? 'Sin guardar' : session.note ? 'Guardada' : ''}
        </span>
      </p>
    </Form>
  );
}
