import type { SwitchOutcome } from '@femcoders/contracts/releases';
import { useSending } from '@femcoders/kit/forms/use-sending';
import { showToast } from '@femcoders/platform';
import { Button, Dialog, ErrorSummary } from '@femcoders/shared-ui';
import type { ReactNode } from 'react';
import { partName } from '../part-name.ts';
import styles from './releases.module.css';

interface SwitchDialogProps {
  title: string;
  /** What the button says, and what it says meanwhile. */
  act: string;
  doing: string;
  /** Resolves with null when she did not say that it is her: the question stays. */
  onAct: () => Promise<SwitchOutcome | null>;
  /** What she reads when it is done. */
  done: (outcome: SwitchOutcome) => string;
  onClose: () => void;
  /** What follows from it. */
  children: ReactNode;
}

/** Asks once before what is live changes, and says why when it was refused. */
export function SwitchDialog({ title, act, doing, onAct, done, onClose, children }: SwitchDialogProps) {
  const { busy, problem, send } = useSending();

  const go = () =>
    void send(async () => {
      const outcome = await onAct();
      if (!outcome) return;
      showToast([done(outcome), ...outcome.steppedBack.map(steppedBackInWords)].join(' '), { tone: 'success' });
      onClose();
    });
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button variant="danger" busy={busy} onClick={go}>
            {busy ? doing : act}
          </Button>
          <Button variant="outline" onClick={onClose}>
            No, dejarlo
          </Button>
        </>
      }
    >
      {problem && (
        <div className={styles.problem}>
          <ErrorSummary title={problem.title} problems={problem.fields} />
        </div>
      )}
      <p>{children}</p>
    </Dialog>
  );
}

function steppedBackInWords({ name }: SwitchOutcome['steppedBack'][number]): string {
  return `${partName(name)} se muestra en una versión anterior, porque la suya no encaja.`;
}
