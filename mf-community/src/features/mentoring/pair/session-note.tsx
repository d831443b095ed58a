import type { PairSession } from '@femcoders/contracts/mentoring';
import { mentoringLimits } from '@femcoders/contracts/mentoring-limits';
import { noteMistake } from '@femcoders/contracts/mentoring-mistakes';
import { Button, TextArea } from '@femcoders/shared-ui';
import { useState } from 'react';
import { useSending } from '../../forms/use-sending.ts';
import styles from './pair-view.module.css';
import type { PairAct } from './use-pair.ts';

/** Three lines that only she reads. What is typed is kept in the browser until it is saved. */
export function SessionNote({ session, act }: { session: PairSession; act: PairAct }) {
  const draftKey = `communityDraft:nota-${session.id}`;
  const [text, setText] = useState(() => readDraft(draftKey) ?? session.note);
  const { busy, problem, setProblem, send } = useSending();
  const mistake = problem?.fields[0]?.message ?? problem?.title;
  const unsaved = text.trim() !== session.note;

  function save() {
    const wrong = noteMistake(text.trim());
    if (wrong) {
      setProblem({ title: wrong, fields: [] });
      return;
    }
    void send(async () => {
      await act('PUT', `/sessions/${session.id}/note`, { text: text.trim() });
      storeDraft(draftKey, null);
    });
  }
  return (
    <div className={styles.form}>
      <TextArea
        label="Tu nota"
        hint="Tres líneas que solo lees tú: qué ha salido, qué te llevas, qué harás."
        name={`note-${session.id}`}
        rows={3}
        maxLength={mentoringLimits.note}
        value={text}
        error={mistake || undefined}
        onChange={({ target }) => {
          setText(target.value);
          storeDraft(draftKey, target.value);
        }}
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

function readDraft(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // Storage is switched off: the note begins with what was saved.
    return null;
  }
}

function storeDraft(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // Without storage there is no draft; saving works all the same.
  }
}
