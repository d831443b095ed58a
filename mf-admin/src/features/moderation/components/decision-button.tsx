import type { Decision } from '@femcoders/contracts/moderation-names';
import { Button } from '@femcoders/shared-ui';
import { KeyCap } from '../../lists/components/key-cap.tsx';
import { decisionWords } from '../decision-words.ts';

const looks = {
  approve: 'filled',
  keep: 'filled',
  reject: 'danger',
  spam: 'outline',
  restore: 'outline',
  reopen: 'outline',
} as const satisfies Record<Decision, string>;

interface DecisionButtonProps {
  decision: Decision;
  keyShown: boolean;
  onDecide: (decision: Decision) => void;
}

/** A decision with its key. The button's name stays its word. */
export function DecisionButton({ decision, keyShown, onDecide }: DecisionButtonProps) {
  const { button, key } = decisionWords[decision];
  return (
    <Button
      size="small"
      variant={looks[decision]}
      aria-keyshortcuts={keyShown ? key : undefined}
      onClick={() => onDecide(decision)}
    >
      {button}{' '}
      {keyShown && (
        <span aria-hidden="true">
          <KeyCap>{key}</KeyCap>
        </span>
      )}
    </Button>
  );
}
