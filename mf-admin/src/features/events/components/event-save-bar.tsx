import type { AdminEvent, PlannedMails } from '@femcoders/contracts/admin-event';
import { SubmitButton } from '@femcoders/kit/forms/form';
import { Button } from '@femcoders/shared-ui';
import { notifiedWords, peopleWords } from '../event-words.ts';
import type { EventFormState } from '../use-event-form.ts';
import styles from './event-form.module.css';

interface EventSaveBarProps {
  /** Null for a new one. */
  event: AdminEvent | null;
  state: EventFormState;
  /** Whether a picture is on its way: nothing is saved before it has arrived. */
  uploading: boolean;
  /** How many people saving notifies. */
  people: number;
  /** The mails that saving sends, as far as the API has said so. */
  planned: PlannedMails | undefined;
  /** Leads to the choice of who is notified; null where there is no choice. */
  onChangeNotice: (() => void) | null;
}

/** The bar under the form of an event: it saves, and says what saving does. */
export function EventSaveBar({ event, state, uploading, people, planned, onChangeNotice }: EventSaveBarProps) {
  const { dirty, notice } = state;
  return (
    <div className={styles.bar}>
      <SubmitButton
        of={state}
        doing="Guardando…"
        size="small"
        aria-disabled={uploading}
        aria-keyshortcuts="Control+S Meta+S"
      >
        {event ? 'Guardar' : 'Crear borrador'}
      </SubmitButton>
      <p role="status" className="quiet small">
        {uploading
          ? 'Espera a que acabe de subir la imagen.'
          : people > 0
            ? `Al guardar ${notice.tell || planned?.people ? `se avisará a ${peopleWords(planned?.people ?? people)}` : 'no se avisará a nadie'}.`
            : dirty
              ? 'Hay cambios sin guardar. Quedan en este navegador.'
              : event && `Todo está guardado.${saidOf(state.notified, event)}`}
      </p>
      {onChangeNotice && (
        <Button variant="quiet" size="small" onClick={onChangeNotice}>
          Cambiar el aviso
        </Button>
      )}
    </div>
  );
}

/** Returns what was done about the change that was saved last, of an event that somebody is in. */
function saidOf(notified: number | null, { state, people }: AdminEvent): string {
  return notified === null || state !== 'published' || people === 0 ? '' : ` ${notifiedWords(notified)}`;
}
