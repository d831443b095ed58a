import { mentoringLimits } from '@femcoders/contracts/mentoring-limits';
import type { PairSession } from '@femcoders/contracts/mentoring-pair';
import { noteProblem } from '@femcoders/contracts/validate-mentoring';
import { keptOnDevice } from '@femcoders/kit/forms/sending-problem';
import { useDraft } from '@femcoders/kit/forms/use-draft';
import { useSending } from '@femcoders/kit/forms/use-sending';
import { Button, TextArea } from '@femcoders/shared-ui';
import { useEffect, useRef, useState } from 'react';
import { draftKeyOf } from '../../forms/draft-key.ts';
import { storedTexts } from '../../forms/stored-values.ts';
import styles from './pair-view.module.css';
import type { PairAct } from './use-pair.ts';

interface SessionNoteProps {
  session: PairSession;
  /** Whether its field stands open while nothing is written in it. */
  inviting: boolean;
  act: PairAct;
}

/** Three lines that only she reads. What is typed is kept in the browser until it is saved. */
export function SessionNote({ session, inviting, act }: SessionNoteProps) {
  const field = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState(false);
  // The focus moves to the field.
  useEffect(() => {
    if (wanted) field.current?.querySelector('textarea')?.focus();
  }, [wanted]);
  const {
    value: values,
    change,
    latest,
    forget,
  } = useDraft(draftKeyOf(`nota-${session.id}`), {
    start: { text: session.note },
    read: (stored) => storedTexts(stored, ['text']),
  });
  const { text } = values;
  const { busy, problem, setProblem, send } = useSending(keptOnDevice);
  const message = problem?.fields[0]?.message ?? problem?.title;
  const unsaved = text.trim() !== session.note;

  function save() {
    const wrong = noteProblem(text.trim());
    if (wrong) {
      setProblem({ title: wrong, fields: [] });
      return;
    }
    void send(async () => {
      await act('PUT', `/sessions/${session.id}/note`, { text: text.trim() });
      // She may have gone on typing meanwhile.
      if (latest().text === text) forget({ text: text.trim() });
    });
  }
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
    <div ref={field} className={styles.form}>
      <TextArea
        label="Tu nota"
        hint="Tres líneas que solo lees tú: qué ha salido, qué te llevas, qué harás."
        name={`note-${session.id}`}
        rows={3}
        maxLength={mentoringLimits.note}
        value={text}
        error={message || undefined}
        onChange={({ target }) => change({ text: target.value })}
      />
      <p className={styles.acts}>
        <Button size="small" variant="outline" busy={busy} onClick={save} aria-disabled={!unsaved || undefined}>
          {busy ? 'Guardando…' : 'Guardar nota'}
        </Button>
        <span className={styles.meta} aria-live="polite">
          {unsaved ? 'Sin guardar' : session.note ? 'Guardada' : ''}
        </span>
      </p>
    </div>
  );
}
