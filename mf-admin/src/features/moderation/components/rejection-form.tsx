import type { ModeratedComment } from '@femcoders/contracts/moderation';
import { rejectNoteMax } from '@femcoders/contracts/moderation-limits';
import { type RejectReason, rejectReasons } from '@femcoders/contracts/moderation-names';
import { plural } from '@femcoders/contracts/spanish-count';
import { useForm } from '@femcoders/kit/forms/use-form';
import { Button } from '@femcoders/shared-ui';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { KeyCap } from '../../lists/components/key-cap.tsx';
import { reasonWords } from '../decision-words.ts';
import { type Rejection, unsentRejection } from '../use-moderation.ts';
import styles from './rejection-form.module.css';

interface Written {
  reason: RejectReason | null;
  note: string;
}

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
  const form = useForm<Written, Written>({
    start: unsentRejection(comments) ?? { reason: null, note: '' },
    bodyOf: ({ reason, note }) => ({ reason, note: note.trim() }),
    validate: ({ reason }) => ({ reason: reason ? null : 'Elige un motivo.' }),
    // The queue sends it, and says what has failed.
    send: async ({ reason, note }) => void (reason && onReject({ reason, note })),
  });
  const { reason, note } = form.values;
  const missing = form.errorOf('reason');
  const reasonsRef = useRef<HTMLFieldSetElement>(null);

  // Arrows and digits work at once, and after what was wrong, too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: also with each problem
  useEffect(() => {
    const radios = reasonsRef.current;
    (radios?.querySelector<HTMLInputElement>('input:checked') ?? radios?.querySelector('input'))?.focus();
  }, [form.problem]);

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
    // No `Form`: what is missing stands above the reasons, which take the focus, in place of a summary.
    <form
      method="post"
      className={`cut ${styles.form}`}
      aria-label="Motivo del rechazo"
      noValidate
      onSubmit={form.submit}
      onKeyDown={obey}
    >
      <fieldset ref={reasonsRef} aria-describedby={missing ? 'motivo-falta' : undefined}>
        <legend className="legend">
          {plural(comments.length, 'Di por qué lo rechazas', `Di por qué rechazas los ${comments.length} marcados`)}
        </legend>
        {missing && (
          <p id="motivo-falta" className="error bold">
            {missing}
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
                onChange={() => form.change({ reason: each })}
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
      <label className="stack gap-4">
        <span className="quiet">Nota para el equipo (opcional)</span>
        <input
          type="text"
          name="nota"
          className={`cut ${styles.control}`}
          maxLength={rejectNoteMax}
          autoComplete="off"
          value={note}
          onChange={({ target }) => form.change({ note: target.value })}
        />
      </label>
      <div className="row gap-8">
        <Button type="submit" size="small" variant="danger">
          {plural(comments.length, 'Rechazar', `Rechazar ${comments.length}`)}
        </Button>
        <Button size="small" variant="quiet" onClick={onCancel}>
          Cancelar
        </Button>
      </div>
    </form>
  );
}
