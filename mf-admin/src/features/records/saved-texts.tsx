import type { SavedText } from '@femcoders/contracts/saved-text';
import { shortMoment } from '@femcoders/contracts/spanish-date';
import { showToast } from '@femcoders/platform';
import { Button } from '@femcoders/shared-ui';
import { useState } from 'react';
import { ActionDialog, describeAction } from './action-dialog.tsx';
import styles from './saved-texts.module.css';

interface SavedTextsProps<Text extends SavedText> {
  /** The newest first. */
  texts: readonly Text[];
  /** Version of the one of now; null where that was not written here. */
  current: number | null;
  /** More about one of them, as sentences. */
  notes?: (text: Text) => string[];
  /** Says the consequence of going back to one of them. */
  explain: (text: Text) => string;
  /** @throws what the API client throws: the question stays and says it. @returns false when it was not done */
  onRestore: (text: Text) => Promise<unknown>;
}

/** The texts that were saved of a record, each with the way back to it. */
export function SavedTexts<Text extends SavedText>({
  texts,
  current,
  notes = () => [],
  explain,
  onRestore,
}: SavedTextsProps<Text>) {
  const [asked, setAsked] = useState<Text | null>(null);
  return (
    <>
      <ol className={`lines ${styles.texts}`} reversed>
        {texts.map((one) => (
          <li key={one.version} className="stack gap-4 starts breaks">
            <p className="small">
              <strong>{shortMoment(one.savedAt)}</strong>
              {one.savedBy && <span className="quiet">, {one.savedBy}</span>}
            </p>
            {[one.title || 'Sin texto', ...notes(one)].map((note) => (
              <p key={note} className="quiet small">
                {note}
              </p>
            ))}
            {one.version === current ? (
              <p className="small">El de ahora</p>
            ) : (
              <Button
                size="small"
                variant="quiet"
                aria-label={`Volver al texto del ${shortMoment(one.savedAt)}`}
                onClick={() => setAsked(one)}
              >
                Volver a este
              </Button>
            )}
          </li>
        ))}
      </ol>
      {asked && (
        <ActionDialog
          {...describeAction({
            title: `¿Volver al texto del ${shortMoment(asked.savedAt)}?`,
            explanation: explain(asked),
            act: 'Volver a este texto',
            doing: 'Guardando…',
            async onAct() {
              if ((await onRestore(asked)) === false) return false;
              showToast('El texto de entonces está guardado.', { tone: 'success' });
            },
          })}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
