import type { ModeratedComment } from '@femcoders/contracts/moderation';
import { rejectNoteMax } from '@femcoders/contracts/moderation-limits';
import { type RejectReason, rejectReasons } from '@femcoders/contracts/moderation-names';
import { Button } from '@femcoders/shared-ui';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { KeyCap } from '../../lists/components/key-cap.tsx';
import { reasonWords } from '../decision-words.ts';
import { type Rejection, unsentRejection } from '../use-moderation.ts';
import styles from './rejection-form.module.css';

interface RejectionFormProps {
  comments: readonly ModeratedComment[];
  characterKeys: boolean;
  onReject: (rejection: Rejection) => void;
  onCancel: () => void;
}

/**
 * Why comments are rejected. It takes the focus: a digit rejects at once with its reason, arrows and Enter do too, and
 * Escape leaves it.
 */
export function RejectionForm({ comments, characterKeys, onReject, onCancel }: RejectionFormProps) {
  const [{ reason, note }, setRejection] = useState<{ reason: RejectReason | null; note: string }>(
    () => unsentRejection(comments) ?? { reason: null, note: '' },
  );
  const [missing, setMissing] = useState(false);
  const reasonsRef = useRef<HTMLFieldSetElement>(null);

  const focusReasons = () => {
    const radios = reasonsRef.current;
    radios?.querySelector<HTMLInputElement>('input:checked, input')?.focus();
  };
  useEffect(() => {
    const radios = reasonsRef.current;
    (radios?.querySelector<HTMLInputElement>('input:checked') ?? radios?.querySelector('input'))?.focus();
  }, []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (reason) return onReject({ reason, note: note.trim() });
    setMissing(true);
    focusReasons();
  };

  const obey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.preventDefault();
      return onCancel();
    }
    const chosen = rejectReasons[Number(event.key) - 1];
    const writing = event.target instanceof HTMLInputElement && event.target.type === 'text';
    if (!chosen || !characterKeys || writing || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    onReject({ reason: chosen, note: note.trim() });
  };

  return (
    <form
      className={`cut ${styles.form}`}
      aria-label="Motivo del rechazo"
      noValidate
      onSubmit={submit}
      onKeyDown={obey}
    >
      <fieldset ref={reasonsRef} aria-describedby={missing ? 'motivo-falta' : undefined}>
        <legend className={styles.legend}>
          {comments.length === 1 ? 'Di por qué lo rechazas' : `Di por qué rechazas los ${comments.length} marcados`}
        </legend>
        {missing && (
          <p id="motivo-falta" className="error bold">
            Elige un motivo.
          </p>
        )}
        <div className={styles.reasons}>
          {rejectReasons.map((each, index) => (
            <label key={each} className={styles.reason}>
              <input
                type="radio"
                name="motivo"
                value={each}
                checked={reason === each}
                aria-keyshortcuts={characterKeys ? String(index + 1) : undefined}
                onChange={() => setRejection({ reason: each, note })}
              />
              <span>{reasonWords[each]}</span>
              {characterKeys && (
                <span aria-hidden="true">
                  <KeyCap>{String(index + 1)}</KeyCap>
                </span>
              )}
            </label>
          ))}
        </div>
      </fieldset>
      <label className={`stack gap-4 ${styles.note}`}>
        <span>Nota para el equipo (opcional)</span>
        <input
          type="text"
          name="nota"
          className={`cut ${styles.control}`}
          maxLength={rejectNoteMax}
          autoComplete="off"
          value={note}
          onChange={({ target }) => setRejection({ reason, note: target.value })}
        />
      </label>
      <div className="row gap-8">
        <Button type="submit" size="small" variant="danger">
          {comments.length === 1 ? 'Rechazar' : `Rechazar ${comments.length}`}
        </Button>
        <Button size="small" variant="quiet" onClick={onCancel}>
          Cancelar
        </Button>
      </div>
    </form>
  );
}
